import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

type Props = ComponentProps<'a'> & {
  to: string;
  /** The state of the history entry, e.g. `hints`. A link that somebody opens in a new tab has no state. */
  state?: unknown;
};

/** A link within the site. React Router's own `Link` would add 4 KB for data loading to the script. */
export function Link({ to, state, onClick, ...anchor }: Props) {
  const follow = useLinkClickHandler(to, { state });
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
