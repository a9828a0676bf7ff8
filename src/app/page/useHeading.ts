import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { pageTitle } from './pageTitle';

/** The tab's title, and the focus on the page's heading once a link within the app has led to it. */
export function useHeading(heading: string) {
  const h1 = useRef<HTMLHeadingElement>(null);
  const navigation = useNavigationType();

  useEffect(() => {
    document.title = pageTitle(heading);
    // After a link within the app, screen readers go on where the new page begins. On the first page
    // and on the way back, the browser knows better.
    if (navigation === 'PUSH') h1.current?.focus();
  }, [heading, navigation]);

  return h1;
}
