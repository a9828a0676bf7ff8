import { type IconName, iconPaths } from './iconPaths';

/** A stroke icon in the size and colour of the text around it. It says nothing: words stand beside it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
