import { feedbackAddress } from '../site';
import { PageLayout } from './PageLayout';

/** In the place of a page that cannot be shown: never a blank one. */
export function ErrorPage() {
  return (
    <PageLayout
      heading="Das hat nicht geklappt"
      lead="Diese Seite lässt sich gerade nicht zeigen. Vielleicht fehlt die Verbindung, oder es gibt eine neue Version."
    >
      <p>
        <button type="button" className="primary" onClick={() => location.reload()}>
          Seite neu laden
        </button>
      </p>
      <p>
        {/* Not a link of the router: the home page is fetched anew. */}
        <a href={import.meta.env.BASE_URL}>Zur Startseite</a> oder{' '}
        <a href={feedbackAddress}>schreib uns, was passiert ist</a>.
      </p>
    </PageLayout>
  );
}
