import type { ShownTemplate } from '../TemplatesRoute';
import { backToOriginals } from './takeOver';
import { useActiveCount } from './useActiveCount';

/** On how many pages another template than the original is in force, and the way back for all. */
export function ActiveTemplates({ templates }: { templates: readonly ShownTemplate[] }) {
  const count = useActiveCount(templates);
  if (count === 0) return null;
  return (
    <div className="active-templates">
      <p>
        {count === templates.length ? 'Alle Seiten füllen' : wordsOf(count)} jetzt deine Vorlage,
        bis du den Tab schliesst oder neu lädst.
      </p>
      <button type="button" className="secondary" onClick={() => backToOriginals(templates)}>
        Überall das Original verwenden
      </button>
    </div>
  );
}

function wordsOf(count: number): string {
  return count === 1 ? 'Eine Seite füllt' : `${count} Seiten füllen`;
}
