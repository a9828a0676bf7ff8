import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { to: string };

/**
 * A link within the site. The `Link` of React Router is not used, because it would add 4 KB for data loading to the
 * script.
 */
export function Link({ to, ...anchor }: Props) {
  return <a {...anchor} href={useHref(to)} onClick={useLinkClickHandler(to)} />;
}
