const { VITE_VERSION, VITE_SITE_URL, VITE_AUTHOR_NAME, VITE_AUTHOR_URL, VITE_FEEDBACK_MAIL } =
  import.meta.env;

/** Names, sentences and addresses of the frame around every page. `.env` holds those that a deployer sets. */
export const site = {
  name: 'Lagerkiste',
  url: VITE_SITE_URL,
  claim: 'Word-Dokumente für euer Pfadilager',
  promise: 'Gratis · ohne Anmeldung · bleibt in deinem Browser',
  privacy: 'Nichts wird gesendet, nichts gespeichert.',
  /** The version of the running page. A page kept for use without a connection may be an older one. */
  version: VITE_VERSION,
  author: VITE_AUTHOR_NAME,
  authorUrl: VITE_AUTHOR_URL,
  feedbackMail: VITE_FEEDBACK_MAIL,
  credit: 'Gemacht von',
  /** The month in which the texts of the documents were last compared with their sources. */
  reviewed: 'November 2026',
  feedbackLabel: 'Rückmeldung',
  feedbackSubject: 'Rückmeldung zur Lagerkiste',
};

/** The title of the browser's tab for a page with this heading. */
export function pageTitle(heading: string) {
  return heading === site.name ? site.name : `${heading} – ${site.name}`;
}

/** A `mailto:` address of the publisher, with a subject. */
export const feedbackAddress = `mailto:${site.feedbackMail}?subject=${encodeURIComponent(site.feedbackSubject)}`;

/** `feedbackAddress` with facts that help to find a fault. The sender sees them; no typed text is among them. */
export function feedbackFrom(page: string, browser: string) {
  const facts = `\n\n\nLagerkiste ${site.version}\nSeite: ${page}\nBrowser: ${browser}`;
  return `${feedbackAddress}&body=${encodeURIComponent(facts)}`;
}

/** The address of the licences of all packages in the site, a file that the build writes (src/build/siteFiles.ts). */
export const licencesAddress = `${import.meta.env.BASE_URL}lizenzen.txt`;
