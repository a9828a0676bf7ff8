import { feedbackAddress, licencesAddress, site } from './site';

export function Footer() {
  return (
    <footer className="footer">
      <p>{site.privacy}</p>
      <p>
        {site.credit} <a href={site.authorUrl}>{site.author}</a>
      </p>
      <p>
        <a href={feedbackAddress}>{site.feedbackLabel}</a>
      </p>
      <p>
        <a href={licencesAddress}>Lizenzen</a>
      </p>
    </footer>
  );
}
