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
        {pages(count, templates.length)} ist jetzt eine eigene Vorlage aktiv, bis du den Tab
        schliesst oder neu lädst.
      </p>
      <button type="button" className="secondary" onClick={() => backToOriginals(templates)}>
        Überall das Original verwenden
      </button>
    </div>
  );
}

function pages(count: number, total: number): string {
  if (count === total) return 'Auf allen Seiten';
  return count === 1 ? 'Auf einer Seite' : `Auf ${count} Seiten`;
}
