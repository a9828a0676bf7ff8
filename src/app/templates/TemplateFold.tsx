import { templateAddress } from '../../browser/loadTemplate';
import { Icon } from '../../ui/Icon';
import { softHyphens } from '../softHyphens';
import { FieldTables } from './FieldTables';
import type { ShownTemplate } from './TemplatesRoute';

type Props = { template: ShownTemplate; onCopy: (tag: string) => void };

/** One template: its file and its fields. */
export function TemplateFold({ template, onCopy }: Props) {
  const { slug, name } = template.entry;
  return (
    <details className="fold" id={slug}>
      <summary>
        <h3>{softHyphens(name)}</h3>
        <Icon name="next" />
      </summary>
      <div className="fold-content">
        <p>
          <a className="secondary" href={templateAddress(slug)} download={`${slug}.docx`}>
            Originalvorlage herunterladen
          </a>
        </p>
        <FieldTables template={template} onCopy={onCopy} />
      </div>
    </details>
  );
}
