import { useState } from 'react';
import { saveAsZip } from '../../../browser/saveAsZip';
import type { GeneratorEntry } from '../../../catalog';
import { isInForce, type RestyledTemplate } from './takeOver';

type Props = {
  model: string;
  restyled: readonly RestyledTemplate[];
  /** Where another template is in force. */
  kept: readonly RestyledTemplate[];
  onPreview: (slug: GeneratorEntry['slug']) => void;
};

/** The restyled templates: to look at, and to take along. */
export function LookFiles({ model, restyled, kept, onPreview }: Props) {
  const [isFailed, setIsFailed] = useState(false);
  const good = restyled.filter(isInForce);
  const seen = good.filter((one) => !kept.includes(one));
  const shown = seen.find(({ entry }) => entry.slug === 'packliste') ?? seen[0];
  if (good.length === 0) return null;

  async function save() {
    try {
      const files = good.map(({ entry, bytes }) => ({ name: `${entry.slug}.docx`, bytes }));
      await saveAsZip(files, `Vorlagen wie ${model.replace(/\.docx$/i, '')}.zip`);
      setIsFailed(false);
    } catch (error) {
      console.error(error);
      setIsFailed(true);
    }
  }

  return (
    <>
      <p className="samples">
        {shown && (
          <button type="button" className="primary" onClick={() => onPreview(shown.entry.slug)}>
            Ansehen
          </button>
        )}
        <button type="button" className="secondary" onClick={save}>
          {good.length} Vorlagen als ZIP herunterladen
        </button>
      </p>
      <p className="bad" role="alert">
        {isFailed &&
          'Das ZIP konnte nicht gepackt werden. Prüfe deine Internetverbindung und drücke den Knopf noch einmal.'}
      </p>
    </>
  );
}
