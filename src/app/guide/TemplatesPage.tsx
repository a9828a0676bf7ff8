import { type FocusEvent, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { copyText } from '../../browser/share';
import { generatorEntries, templatesPage } from '../../catalog';
import { CopyByHand } from '../../ui/CopyByHand';
import { draftOf } from '../draft/drafts';
import { PageLayout } from '../page/PageLayout';
import { LookSection } from '../template/LookSection';
import { FoldedSection, Guide } from './Guide';
import styles from './guide.css?url';
import { SampleDialog } from './SampleDialog';
import { type ShownTemplate, typicalInput, useSample } from './sample';
import { TemplateFold } from './TemplateFold';

const contents = [
  ['anleitung', 'Anleitung'],
  ['klammern', 'Felder und Schleifen'],
  ['fehler', 'Das geht schief'],
  ['rezepte', 'Rezepte'],
  ['weiteres', 'Gut zu wissen'],
  ['aussehen', 'Ein Aussehen für alle'],
  ['vorlagen', 'Alle Vorlagen'],
] as const;

// Chromium 156 leaves a link that is half in view where it is.
function bringIntoView({ currentTarget }: FocusEvent) {
  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** All templates, once their generators are loaded. */
export function shownTemplates(): Promise<ShownTemplate[]> {
  const shown = generatorEntries.map(async (entry) => {
    const { generator } = draftOf(entry.slug);
    return { entry, generator, typical: await typicalInput(generator) };
  });
  return Promise.all(shown);
}

/** For designers, who do not program: how templates are restyled, and what they can say. */
export function TemplatesPage({ templates }: { templates: readonly ShownTemplate[] }) {
  const { copy, status } = useCopyTag();
  const sample = useSample(templates);
  useOpenFold();
  return (
    <PageLayout heading={templatesPage.name} lead={templatesPage.summary}>
      <link rel="stylesheet" href={styles} precedence="page" />
      <div className="templates-page">
        <nav className="templates-contents" aria-label="Auf dieser Seite">
          {contents.map(([id, name]) => (
            <a key={id} href={`#${id}`} onFocus={bringIntoView}>
              {name}
            </a>
          ))}
        </nav>
        <Guide />
        {['klammern', 'fehler', 'rezepte', 'weiteres'].map((id) => (
          <FoldedSection key={id} id={id} />
        ))}
        <LookSection
          onPreview={(slug, isLong) => sample.show(slug, isLong ? 'extrem' : 'typisch')}
        />
        <section aria-labelledby="vorlagen">
          <h2 id="vorlagen">Alle Vorlagen und ihre Felder</h2>
          <p>
            Vieles gibt es ganz und in Teilen: Nimm, was du brauchst. Drücke auf ein Feld, dann ist
            es kopiert, und füge es in Word ein.
          </p>
          {templates.map((template) => (
            <TemplateFold
              key={template.entry.slug}
              template={template}
              onSample={(kind) => sample.show(template.entry.slug, kind)}
              onCopy={copy}
            />
          ))}
        </section>
        {status}
        <SampleDialog chosen={sample.chosen} />
      </div>
    </PageLayout>
  );
}

/** Whoever is led to what is folded finds it open. */
function useOpenFold(): void {
  const { hash } = useLocation();

  useEffect(() => {
    const fold = hash && document.getElementById(hash.slice(1));
    if (!(fold instanceof HTMLDetailsElement)) return;
    fold.open = true;
    fold.scrollIntoView();
    fold.querySelector('summary')?.focus();
  }, [hash]);
}

// As long as one needs to read it; then the next copy of the same tag is said again.
const shown = 5000;

/** Copies tags, and says which one last, in view wherever one is; what the browser refuses is shown to be copied by hand. */
function useCopyTag() {
  const [copied, setCopied] = useState<{ tag: string; isRefused: boolean }>();

  async function copy(tag: string) {
    const latest = { tag, isRefused: !(await copyText(tag)) };
    setCopied(latest);
    if (latest.isRefused) return;
    setTimeout(() => setCopied((now) => (now === latest ? undefined : now)), shown);
  }

  const status = (
    <div className="copy-status">
      <p role="status">
        {copied && (copied.isRefused ? 'Kopiere das Feld von Hand:' : `${copied.tag} kopiert`)}
      </p>
      {copied?.isRefused && <CopyByHand label="Feld" text={copied.tag} />}
    </div>
  );
  return { copy, status };
}
