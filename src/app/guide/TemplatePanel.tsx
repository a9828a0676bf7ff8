import { useState } from 'react';
import { templateAddress } from '../../browser/loadTemplate';
import { fileOf, saveFile } from '../../browser/saveFile';
import { withSoftHyphens } from '../../ui/softHyphens';
import { useStore } from '../../ui/store';
import { Failure, PausingButton } from '../../ui/WaitingButton';
import { failureMessage } from '../engine/failures';
import { Link } from '../Link';
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

/** Shows a template: downloads of the original and of a sample, the trial of a custom template, and the fields. */
export function TemplatePanel({ template, isChosen, onCopy }: Props) {
  const { slug, name, path } = template.entry;
  const { inUse, attempt } = useStore(template.customTemplate);
  const [failed, setFailed] = useState('');
  const recipe = inUse && subjectFor(inUse.report.program);
  const letterhead = attempt?.refused ?? (inUse?.origin === 'page' ? inUse : undefined);

  async function saveSample() {
    setFailed('');
    try {
      const bytes = await template.template().fill(longData(template.generator.fields, 20, 4));
      saveFile(bytes, `Muster_${slug}.docx`);
    } catch (error) {
      setFailed(failureMessage(error, navigator.onLine));
    }
  }

  return (
    <section className={isChosen ? 'template-panel chosen' : 'template-panel'} id={slug}>
      <h3 tabIndex={-1}>{withSoftHyphens(name)}</h3>
      {isChosen && (inUse || attempt) && (
        <div className="trial">
          {letterhead && (
            <p>
              An ihren Feldern als Vorlage für «{name}» erkannt.{' '}
              <button
                type="button"
                className="quiet"
                onClick={() => applyLetterhead(fileOf(letterhead.bytes, letterhead.name))}
              >
                Ihr Aussehen für alle Dokumente
              </button>
            </p>
          )}
          <TemplateResult draft={template} />
          {recipe && <FoldedSubject {...recipe} />}
        </div>
      )}
      <div className="samples">
        <a className="secondary" href={templateAddress(slug)} download={`${slug}.docx`}>
          Original herunterladen
        </a>
        <PausingButton className="quiet" title="alles lang und zwanzigmal" onClick={saveSample}>
          Muster{inUse && ' mit eurer Vorlage'} herunterladen
        </PausingButton>
        <Link to={path}>Zur Seite des Dokuments</Link>
      </div>
      <Failure message={failed} />
      <div className="template-fields">
        <h4>Felder</h4>
        <div className="template-pane">
          <FieldTables template={template} onCopy={onCopy} />
        </div>
      </div>
    </section>
  );
}
