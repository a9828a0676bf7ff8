import { useState } from 'react';
import { templateAddress } from '../../browser/loadTemplate';
import { fileOf, saveFile } from '../../browser/saveFile';
import { useStore } from '../../ui/store';
import { Failure, PausingButton } from '../../ui/WaitingButton';
import { failureMessage } from '../engine/failures';
import { Link } from '../Link';
import { withSoftHyphens } from '../softHyphens';
import { applyLetterhead } from '../template/applyLetterhead';
import { longData } from '../template/checkPagesWithLongTexts';
import { TemplateResult } from '../template/TemplateSection';
import { FieldTables, type ShownTemplate } from './FieldTables';
import { FoldedSubject } from './Guide';
import { subjectFor } from './guideText';

type Props = {
  template: ShownTemplate;
  isChosen: boolean;
  onCopy: (tag: string) => void;
};

/** The kinds of sample documents. Each has the label and the `title` of its button. */
const samples = [
  ['Leer', 'ohne eine Angabe'],
  ['Typisch', 'wie in vielen Lagern'],
  ['Extrem', 'alles lang und zwanzigmal'],
] as const;

/** Shows a template: the original as a download, sample documents, and the fields. */
export function TemplatePanel({ template, isChosen, onCopy }: Props) {
  const { slug, name, path } = template.entry;
  const { inUse, attempt } = useStore(template.customTemplate);
  const [failed, setFailed] = useState('');
  const recipe = inUse && subjectFor(inUse.report.program);

  async function saveSample(kind: (typeof samples)[number][0]) {
    setFailed('');
    const { generator, typical } = template;
    const input = kind === 'Typisch' ? typical : generator.readInput({});
    const data =
      kind === 'Extrem'
        ? longData(generator.fields, 20, 4)
        : generator.toDocument(input, { today: new Date() });
    try {
      saveFile(await template.template().fill(data), `Muster_${slug}_${kind.toLowerCase()}.docx`);
    } catch (error) {
      setFailed(failureMessage(error, navigator.onLine));
    }
  }

  return (
    <section className={isChosen ? 'template-panel chosen' : 'template-panel'} id={slug}>
      <h3 tabIndex={-1}>{withSoftHyphens(name)}</h3>
      <div className="samples">
        <a className="secondary" href={templateAddress(slug)} download={`${slug}.docx`}>
          Original herunterladen
        </a>
        <span>Muster{inUse && ' mit eurer Vorlage'} herunterladen:</span>
        {samples.map(([kind, title]) => (
          <PausingButton
            key={kind}
            className="quiet"
            title={title}
            onClick={() => saveSample(kind)}
          >
            {kind}
          </PausingButton>
        ))}
        <Link to={path}>Zur Seite des Dokuments</Link>
      </div>
      <Failure message={failed} />
      {isChosen && (inUse || attempt) && (
        <div className="trial">
          {recipe && <FoldedSubject {...recipe} />}
          <TemplateResult draft={template}>
            {inUse?.origin === 'page' && (
              <button
                type="button"
                className="secondary"
                onClick={() => applyLetterhead(fileOf(inUse.bytes, inUse.name))}
              >
                Ihr Aussehen für alle Dokumente
              </button>
            )}
          </TemplateResult>
        </div>
      )}
      <div className="template-fields">
        <h4>Felder</h4>
        <div className="template-pane">
          <FieldTables template={template} onCopy={onCopy} />
        </div>
      </div>
    </section>
  );
}
