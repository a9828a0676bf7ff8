import { site } from '../site';

/** The title of the browser's tab, from the heading of the page. */
export function pageTitle(heading: string): string {
  return heading === site.name ? site.name : `${heading} – ${site.name}`;
}
