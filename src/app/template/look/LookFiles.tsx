import { useState } from 'react';
import type { GeneratorEntry } from '../../../catalog';
import { saveAsZip } from './saveAsZip';
import { isInForce, type RestyledTemplate } from './takeOver';

type Props = {
  model: string;
  restyled: readonly RestyledTemplate[];
  onPreview: (slug: GeneratorEntry['slug']) => void;
};

/** The restyled templates: to look at, and to take along. */
export function LookFiles({ model, restyled, onPreview }: Props) {
  const [isFailed, setIsFailed] = useState(false);
  const good = restyled.filter(isInForce);
  const first = good.find(({ entry }) => entry.slug === 'packliste') ?? good[0];
  if (!first) return null;

  async function save() {
    try {
      await saveAsZip(model, good);
      setIsFailed(false);
    } catch (error) {
      console.error(error);
      setIsFailed(true);
    }
  }

  return (
    <>
      <p className="samples">
        <button type="button" className="primary" onClick={() => onPreview(first.entry.slug)}>
          Ansehen
        </button>
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
