import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { templateAddress } from '../../browser/loadTemplate';
import { copyText } from '../../browser/share';
import { generatorEntries, templatesPage } from '../../catalog';
import { keepFocusInView, unfold } from '../../ui/Fold';
import { listItem } from '../../ui/listItem';
import { withSoftHyphens } from '../../ui/softHyphens';
import { useHydrated } from '../../ui/WaitingButton';
import type { Draft } from '../draft/draft';
import { typicalInput } from '../draft/typicalInput';
import { Link } from '../Link';
import { FirstPageFrame, useLiveFirstPages } from '../page/FirstPage';
import { Looks } from '../page/Looks';
import { PageLayout } from '../page/PageLayout';
import { LookSection } from '../template/LookSection';
import { FieldTable, type ShownTemplate } from './FieldTable';
import { Guide } from './Guide';
import styles from './guide.css?url';

const steps = [
  'Wähle eine Vorlage, lade sie herunter.',
  'Ändere in Word Farben, Schriften, Texte.',
  'Wähle sie oben unter «Eure Word-Datei».',
];

/** Returns a copy of each draft with a typical input of its generator. */
export function shownTemplates(drafts: readonly Draft[]) {
  return Promise.all(
    drafts.map(async (draft) => ({ ...draft, typical: await typicalInput(draft.generator) })),
  );
}

/** The page for designers: a choice of looks, a drop zone for Word files, and the templates to edit in Word. */
export function TemplatesPage({ templates }: { templates: readonly ShownTemplate[] }) {
  const { copy, said } = useCopyTag();
  const linkedId = useLinkedId();
  const { state } = useLocation();
  const origin = generatorEntries.find(({ slug, path }) => slug === linkedId || path === state);
  return (
    <PageLayout
      heading={templatesPage.name}
      lead={templatesPage.summary}
      parent={linkedId === undefined ? undefined : origin}
    >
      <link rel="stylesheet" href={styles} precedence="page" />
      <div className="templates-page">
        <section aria-labelledby="aussehen">
          <h2 id="aussehen">Aussehen für alle Dokumente</h2>
          <Looks isBesideLookSection />
        </section>
        <LookSection />
        <section aria-labelledby="vorlagen">
          <h2 id="vorlagen">Selbst gestalten</h2>
          <ol className="guide-steps">{steps.map(listItem)}</ol>
          <TemplateRow>
            {templates.map(({ entry: { slug, name } }) => (
              <Link key={slug} to={`#${slug}`} aria-current={slug === linkedId}>
                <FirstPageFrame slug={slug} />
                {withSoftHyphens(name)}
              </Link>
            ))}
          </TemplateRow>
          {templates
            .filter(({ entry }) => entry.slug === linkedId)
            .map((template) => {
              const { slug, name } = template.entry;
              return (
                <section key={slug} className="template-panel" id={slug}>
                  <h3 tabIndex={-1}>{withSoftHyphens(name)}</h3>
                  <a className="primary" href={templateAddress(slug)} download={`${slug}.docx`}>
                    Vorlage herunterladen
                  </a>
                  <div className="template-pane">
                    <FieldTable template={template} onCopy={copy} />
                  </div>
                </section>
              );
            })}
        </section>
        <Guide />
        <p className="copy-status" role="status">
          {said}
        </p>
      </div>
    </PageLayout>
  );
}

/**
 * The row of the templates. `useLiveFirstPages` renders this component after each change of a draft. The tables of
 * fields are outside of this component, because rendering the tables is slow.
 */
function TemplateRow({ children }: { children: ReactNode }) {
  return (
    <nav
      ref={useLiveFirstPages()}
      className="template-row"
      aria-label="Vorlage wählen"
      onFocus={keepFocusInView}
    >
      {children}
    </nav>
  );
}

/**
 * Unfolds the element whose id is the fragment of the address, and scrolls to the element. The focus moves to a heading
 * or `summary` inside the element.
 *
 * @returns the id, or `undefined` before hydration
 */
function useLinkedId() {
  const { hash, key } = useLocation();
  // The build renders the page without a fragment. The first rendering in the browser must give the same HTML, and
  // therefore uses no id.
  const id = useHydrated() ? hash.slice(1) : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `key` is another press on the link
  useEffect(() => {
    const place = document.getElementById(`${id}`);
    if (!place) return;
    unfold(place);
    place.scrollIntoView();
    const heading = place.querySelector<HTMLElement>('h3[tabindex], summary') ?? place;
    heading.focus({ preventScroll: true });
  }, [id, key]);

  return id;
}

/**
 * Returns a function that copies a tag, and a message that names the copied tag. When the browser refuses to copy, the
 * message says so. CSS hides the message after five seconds.
 */
function useCopyTag() {
  const [said, setSaid] = useState('');

  async function copy(tag: string) {
    // Screen readers announce a second copy of the same tag only after the first message has disappeared.
    setSaid('');
    setSaid((await copyText(tag)) ? `${tag} kopiert` : `Kopiere ${tag} von Hand.`);
  }

  return { copy, said };
}
