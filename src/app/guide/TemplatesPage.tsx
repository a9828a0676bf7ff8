import type { FocusEvent } from 'react';
import { useIdleChunk } from '../draft/useIdleChunk';
import { PageLayout } from '../page/PageLayout';
import { LookSection } from '../template/look/LookSection';
import type { ShownTemplate } from '../template/shownTemplate';
import { templatesPage } from '../templatesPage';
import { CopyStatus } from './CopyStatus';
import { Folds } from './Folds';
import { Guide } from './Guide';
import styles from './guide.css?url';
import { loadLateGuide } from './LateFold';
import { SampleDialog } from './SampleDialog';
import { TemplateFold } from './TemplateFold';
import { useCopyTag } from './useCopyTag';
import { useOpenFold } from './useOpenFold';
import { useSample } from './useSample';

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

/** For designers, who do not program: how templates are restyled, and what they can say. */
export function TemplatesPage({ templates }: { templates: readonly ShownTemplate[] }) {
  const { copied, copy } = useCopyTag();
  const sample = useSample(templates);
  useOpenFold();
  useIdleChunk(loadLateGuide);
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
        <Folds />
        <LookSection
          templates={templates}
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
        <CopyStatus copied={copied} />
        <SampleDialog templates={templates} sample={sample} />
      </div>
    </PageLayout>
  );
}
