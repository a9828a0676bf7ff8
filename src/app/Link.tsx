import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useNavigate } from 'react-router-dom';

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { to: string };

/**
 * A link within the site. The `Link` of React Router is not used, because it would add code for data loading to the
 * script.
 */
export function Link({ to, ...anchor }: Props) {
  const href = useHref(to);
  const navigate = useNavigate();

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    // If one of these keys is held down, the browser handles the link itself, e.g. opens the page in another tab.
    const { altKey, ctrlKey, metaKey, shiftKey } = event;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    // A link to the current address replaces the current history entry. Browsers do the same for plain links.
    const { pathname, search, hash } = location;
    navigate(to, { replace: href === pathname + search + hash });
  }

  return <a {...anchor} href={href} onClick={follow} />;
}
