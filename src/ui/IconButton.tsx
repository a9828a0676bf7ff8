import type { ComponentProps } from 'react';
import { Icon } from './Icon';
import { WaitingButton } from './WaitingButton';

type Props = ComponentProps<'button'> & ComponentProps<typeof Icon>;

/** A button that shows an icon alone; its title is read aloud. */
export function IconButton({ name, title, ...button }: Props) {
  return (
    <WaitingButton className="icon-button" aria-label={title} title={title} {...button}>
      <Icon name={name} />
    </WaitingButton>
  );
}
