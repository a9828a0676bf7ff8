const { VITE_VERSION, VITE_SITE_URL, VITE_AUTHOR_NAME, VITE_AUTHOR_URL, VITE_FEEDBACK_MAIL } =
  import.meta.env;

/** The names, sentences and addresses in the frame of every page. A deployer sets some of these values in `.env`. */
export const site = {
  name: 'Lagerkiste',
  url: VITE_SITE_URL,
  claim: 'Word-Dokumente für euer Pfadilager',
  promise: 'Gratis\u00a0· ohne Anmeldung\u00a0· wählen, ankreuzen, herunterladen',
  privacy: 'Nichts wird gesendet, nichts gespeichert.',
  /**
   * The version of the running page. The site may have a newer version, because the service worker keeps pages for use
   * without a connection.
   */
  version: VITE_VERSION,
  author: VITE_AUTHOR_NAME,
  authorUrl: VITE_AUTHOR_URL,
  /** The month in which the texts of the documents were last compared with their sources. */
  reviewed: 'November 2026',
};

/** Returns the title of the browser's tab for a page with the given heading. */
export function pageTitle(heading: string) {
  return heading === site.name ? site.name : `${heading} – ${site.name}`;
}

/** The `mailto:` address for feedback, with a subject. */
export const feedbackAddress = `mailto:${VITE_FEEDBACK_MAIL}?subject=${encodeURIComponent('Rückmeldung zur Lagerkiste')}`;

/**
 * Returns `feedbackAddress` with a text that helps to find a fault: version, page and browser. The text holds nothing
 * that the visitor typed. The visitor sees the text before sending.
 */
export function feedbackWithFacts() {
  const facts = `\n\n\nLagerkiste ${site.version}\nSeite: ${location.pathname}\nBrowser: ${navigator.userAgent}`;
  return `${feedbackAddress}&body=${encodeURIComponent(facts)}`;
}

/** The address of the file with the licences of all packages in the site (`src/build/release.ts`). */
export const licencesAddress = `${import.meta.env.BASE_URL}lizenzen.txt`;
