const { VITE_VERSION, VITE_SITE_URL, VITE_AUTHOR_NAME, VITE_AUTHOR_URL, VITE_FEEDBACK_MAIL } =
  import.meta.env;

/** The words and addresses of the frame around every page; `.env` holds those that a deployer sets. */
export const site = {
  name: 'Lagerkiste',
  url: VITE_SITE_URL,
  claim: 'Word-Dokumente für euer Pfadilager',
  promise: 'Gratis · ohne Anmeldung · bleibt in deinem Browser',
  privacy: 'Nichts wird gesendet, nichts gespeichert.',
  /** Of the page that runs: a page kept for use without a connection may be an older one. */
  version: VITE_VERSION,
  author: VITE_AUTHOR_NAME,
  authorUrl: VITE_AUTHOR_URL,
  feedbackMail: VITE_FEEDBACK_MAIL,
  credit: 'Gemacht von',
  /** When the texts of the documents were last read against their sources. */
  reviewed: 'November 2026',
  feedbackLabel: 'Rückmeldung',
  feedbackSubject: 'Rückmeldung zur Lagerkiste',
};

/** The title of the browser's tab, from the heading of the page. */
export function pageTitle(heading: string) {
  return heading === site.name ? site.name : `${heading} – ${site.name}`;
}

/** Opens a mail to whoever publishes the site, with its subject. */
export const feedbackAddress = `mailto:${site.feedbackMail}?subject=${encodeURIComponent(site.feedbackSubject)}`;

/** The same with what helps to find a fault, for the sender to see: nothing that was typed. */
export function feedbackFrom(page: string, browser: string) {
  const facts = `\n\n\nLagerkiste ${site.version}\nSeite: ${page}\nBrowser: ${browser}`;
  return `${feedbackAddress}&body=${encodeURIComponent(facts)}`;
}

/** The licences of the packages in the site, a file that the build writes (src/build/siteFiles.ts). */
export const licencesAddress = `${import.meta.env.BASE_URL}lizenzen.txt`;
