import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useNavigate } from 'react-router-dom';

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { to: string };

/** A link within the site. The router's own brings along all that would fetch the data of pages. */
export function Link({ to, ...anchor }: Props) {
  const href = useHref(to);
  const navigate = useNavigate();

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    // A press with one of these keys opens another tab or window, or saves the page.
    const { altKey, ctrlKey, metaKey, shiftKey } = event;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    // As browsers do: who is there already gets no second entry in the history.
    const { pathname, search, hash } = location;
    navigate(to, { replace: href === pathname + search + hash });
  }

  return <a {...anchor} href={href} onClick={follow} />;
}
