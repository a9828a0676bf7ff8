import { site } from './site';

export function Footer() {
  return (
    <footer className="footer">
      <p>{site.privacy}</p>
      <p>
        Gemacht von <a href={site.authorUrl}>{site.author}</a>
      </p>
      <p>
        <a href={`mailto:${site.feedbackMail}?subject=${encodeURIComponent(site.feedbackSubject)}`}>
          Rückmeldung geben
        </a>
      </p>
    </footer>
  );
}
