/**
 * The SVG paths of the icons, drawn for this project in a square of 24 units. CSS draws each path as a line 1.75 units
 * wide.
 */
const iconPaths = {
  crate: 'M4 8h16v11H4zM4 12h16M4 15.5h16M7 8l1.5-3h7L17 8',
  tent: 'M12 5 3 19h18zM12 5l-1.5-2M12 5l1.5-2M9 19l3-6 3 6',
  flag: 'M6 21V4M6 5h12l-3 4 3 4H6',
  team: 'M9 10.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6M3 19c0-3.5 2.5-5.5 6-5.5s6 2 6 5.5M15.5 4.9a3 3 0 0 1 0 5.2M17.5 14c2.2.7 3.5 2.5 3.5 5',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8M9 15l2.2 2.2L15.5 13',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
  download: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4.5 16.5V20h15v-3.5',
  share: 'M12 15V4M7.5 8.5 12 4l4.5 4.5M6 12v8h12v-8',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  file: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4',
  plus: 'M12 5v14M5 12h14',
  close: 'M6 6l12 12M18 6 6 18',
  back: 'M10.5 5.5 4 12l6.5 6.5M4 12h16',
  next: 'M9 5.5 15.5 12 9 18.5',
  check: 'M4.5 12.5 9.5 18 19.5 6.5',
  warning: 'M12 4 2.5 20h19zM12 10v4.5M12 17.3v.2',
};

export type IconName = keyof typeof iconPaths;

/**
 * An icon in the size and colour of the surrounding text. Assistive technology ignores the icon, so a text must say
 * what the icon means.
 */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden>
      <path d={iconPaths[name]} />
    </svg>
  );
}
