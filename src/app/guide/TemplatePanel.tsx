import { useLocation, useNavigate } from 'react-router-dom';
import { templateAddress } from '../../browser/loadTemplate';
import { useStore } from '../../ui/store';
import { WaitingButton } from '../../ui/WaitingButton';
import { Link } from '../Link';
import { softHyphens } from '../softHyphens';
import { FieldTables } from './FieldTables';
import { type ShownTemplate, sampleKinds } from './sample';

type Props = {
  template: ShownTemplate;
  isChosen: boolean;
  onCopy: (tag: string) => void;
};

/** A template with its file, its samples and its fields. */
export function TemplatePanel({ template, isChosen, onCopy }: Props) {
  const { slug, name, path } = template.entry;
  const { inUse } = useStore(template.customTemplate);
  const { hash } = useLocation();
  const navigate = useNavigate();
  return (
    <section className={isChosen ? 'template-panel chosen' : 'template-panel'} id={slug}>
      <h3 tabIndex={-1}>{softHyphens(name)}</h3>
      <div className="samples">
        <a className="secondary" href={templateAddress(slug)} download={`${slug}.docx`}>
          Original herunterladen
        </a>
        <span>Muster{inUse && ' mit eurer Vorlage'}:</span>
        {sampleKinds.map(({ kind, words }) => (
          <WaitingButton
            key={kind}
            className="quiet"
            title={words}
            onClick={() => navigate({ hash }, { state: { slug, kind } })}
          >
            {kind}
          </WaitingButton>
        ))}
        <Link to={path}>Zur Seite des Dokuments</Link>
      </div>
      <div className="template-fields">
        <h4>Felder</h4>
        <div className="template-pane">
          <FieldTables template={template} onCopy={onCopy} />
        </div>
      </div>
    </section>
  );
}
