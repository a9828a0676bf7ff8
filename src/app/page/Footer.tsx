import { Link } from '../Link';
import { feedbackAddress, licencesAddress, site } from '../site';
import { templatesPage } from '../templatesPage';

export function Footer() {
  return (
    <footer className="footer">
      <p>{site.privacy}</p>
      <p>
        <Link to={templatesPage.path}>{templatesPage.name}</Link>
      </p>
      <p>
        {site.credit} <a href={site.authorUrl}>{site.author}</a>
      </p>
      <p>
        <a href={feedbackAddress}>{site.feedbackLabel}</a>
      </p>
      <p>
        <a href={licencesAddress}>Lizenzen</a> · Version {site.version}
      </p>
    </footer>
  );
}
