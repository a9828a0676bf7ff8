import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** A link within the site. React Router's own `Link` would add 4 KB for data loading to the script. */
export function Link({ to, onClick, ...anchor }: ComponentProps<'a'> & { to: string }) {
  const follow = useLinkClickHandler(to);
  return (
    <a
      {...anchor}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        follow(event);
      }}
    />
  );
}
