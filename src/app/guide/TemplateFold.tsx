import { templateAddress } from '../../browser/loadTemplate';
import { Icon } from '../../ui/Icon';
import { useStore } from '../../ui/store';
import { WaitingButton } from '../../ui/WaitingButton';
import { draftOf } from '../draft/drafts';
import { FirstPage } from '../page/FirstPage';
import { softHyphens } from '../softHyphens';
import { FieldTables } from './FieldTables';
import { Fold } from './Guide';
import { type SampleKind, type ShownTemplate, sampleKinds } from './sample';
import { TemplateMap } from './TemplateMap';

type Props = {
  template: ShownTemplate;
  onSample: (kind: SampleKind) => void;
  onCopy: (tag: string) => void;
};

/** One template: its file, samples of what it makes, and its fields. */
export function TemplateFold({ template, onSample, onCopy }: Props) {
  const { slug, name } = template.entry;
  const { active } = useStore(draftOf(slug).visitors);
  return (
    <details className="fold" id={slug}>
      <summary>
        <h3>{softHyphens(name)}</h3>
        <Icon name="next" />
      </summary>
      <div className="fold-content">
        <FirstPage slug={slug} />
        <p>
          <a className="secondary" href={templateAddress(slug)} download={`${slug}.docx`}>
            Originalvorlage herunterladen
          </a>
        </p>
        <h4>Musterdokumente</h4>
        {active && <p>Mit deiner Vorlage «{active.name}».</p>}
        <p className="samples">
          {sampleKinds.map(({ kind, name: kindName, words }) => (
            <WaitingButton key={kind} className="secondary" onClick={() => onSample(kind)}>
              {kindName}
              <span className="visually-hidden">
                {name}, {words}
              </span>
            </WaitingButton>
          ))}
        </p>
        <Fold
          heading="h4"
          name="Aufbau: was wann kommt"
          content={() => <TemplateMap template={template} />}
        />
        <FieldTables template={template} onCopy={onCopy} />
      </div>
    </details>
  );
}
