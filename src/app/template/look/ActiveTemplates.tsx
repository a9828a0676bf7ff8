import { useRef, useState } from 'react';
import type { ShownTemplate } from '../shownTemplate';
import { GroupTemplates } from './GroupTemplates';
import { backToOriginals } from './takeOver';
import { useActiveCount } from './useActiveCount';

/** On how many pages another template than the original is in force, and the way back for all. */
export function ActiveTemplates({ templates }: { templates: readonly ShownTemplate[] }) {
  const count = useActiveCount(templates);
  const [isBack, setIsBack] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);

  function goBack() {
    backToOriginals(templates);
    setIsBack(true);
    // The button goes with the templates.
    status.current?.focus();
  }

  if (count === 0 && !isBack) return null;
  return (
    <div className="active-templates">
      <p ref={status} role="status" tabIndex={-1}>
        {count === 0
          ? 'Auf allen Seiten ist wieder das Original aktiv.'
          : `${pages(count, templates.length)} ist jetzt eine eigene Vorlage aktiv, bis du den Tab schliesst oder neu lädst.`}
      </p>
      {count > 0 && (
        <GroupTemplates>
          <button type="button" className="secondary" onClick={goBack}>
            Überall das Original verwenden
          </button>
        </GroupTemplates>
      )}
    </div>
  );
}

function pages(count: number, total: number): string {
  if (count === total) return 'Auf allen Seiten';
  return count === 1 ? 'Auf einer Seite' : `Auf ${count} Seiten`;
}
