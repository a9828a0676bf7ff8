import { Field } from '../../ui/Field';
import type { ShownTemplate } from '../template/shownTemplate';
import { type SampleKind, sampleKinds } from './sample';

type Props = {
  templates: readonly ShownTemplate[];
  chosen: { template: ShownTemplate; kind: SampleKind };
  onChoose: (slug: ShownTemplate['entry']['slug'], kind: SampleKind) => void;
};

/** Which document is shown, and with what in it. */
export function SampleChoice({ templates, chosen: { template, kind }, onChoose }: Props) {
  return (
    <div className="sample-choice">
      <Field label="Dokument">
        {(ids) => (
          <select
            {...ids}
            value={template.entry.slug}
            onChange={({ target }) => {
              const next = templates.find(({ entry }) => entry.slug === target.value);
              if (next) onChoose(next.entry.slug, kind);
            }}
          >
            {templates.map(({ entry }) => (
              <option key={entry.slug} value={entry.slug}>
                {entry.name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Inhalt">
        {(ids) => (
          <select
            {...ids}
            value={kind}
            onChange={({ target }) => {
              const next = sampleKinds.find((known) => known.kind === target.value);
              if (next) onChoose(template.entry.slug, next.kind);
            }}
          >
            {sampleKinds.map((known) => (
              <option key={known.kind} value={known.kind}>
                {known.name}: {known.words}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
