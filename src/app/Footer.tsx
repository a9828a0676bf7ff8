import { feedbackAddress, site } from './site';

export function Footer() {
  return (
    <footer className="footer">
      <p>{site.privacy}</p>
      <p>
        Gemacht von <a href={site.authorUrl}>{site.author}</a>
      </p>
      <p>
        <a href={feedbackAddress}>Rückmeldung geben</a>
      </p>
    </footer>
  );
}
