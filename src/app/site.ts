const defaults = {
  VITE_AUTHOR_NAME: 'Pfadi Beispiel',
  VITE_AUTHOR_URL: 'https://www.example.org',
  VITE_FEEDBACK_MAIL: 'lagerkiste@example.org',
};

type SiteVariable = keyof typeof defaults;
type Environment = { readonly [name: string]: unknown };

// Node has no import.meta.env: the build reads this file there for its notice.
const env: Environment = import.meta.env ?? {};

/** The variables that a deployer sets and has not set yet. */
export function unsetVariables(environment: Environment): string[] {
  return Object.keys(defaults).filter((name) => !environment[name]);
}

function setting(name: SiteVariable): string {
  return String(env[name] || defaults[name]);
}

/** The words and addresses of the frame around every page. */
export const site = {
  name: 'Lagerkiste',
  claim: 'Word-Dokumente für euer Lager: ankreuzen, herunterladen, ausdrucken.',
  privacy: 'Alles geschieht in deinem Browser. Nichts wird gesendet, nichts gespeichert.',
  author: setting('VITE_AUTHOR_NAME'),
  authorUrl: setting('VITE_AUTHOR_URL'),
  feedbackMail: setting('VITE_FEEDBACK_MAIL'),
  credit: 'Gemacht von',
  feedbackLabel: 'Rückmeldung geben',
  feedbackSubject: 'Rückmeldung zur Lagerkiste',
};

/** Opens a mail to whoever publishes the site, with its subject. */
export const feedbackAddress = `mailto:${site.feedbackMail}?subject=${encodeURIComponent(site.feedbackSubject)}`;
