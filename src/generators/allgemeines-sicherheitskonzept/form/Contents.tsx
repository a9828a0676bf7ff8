import type { ComponentProps, ReactNode } from 'react';
import { Fold, goToTarget } from '../../../ui/Fold';
import { withSoftHyphens } from '../../../ui/softHyphens';
import type { Input } from '../input';
import { useInput } from './useInput';

/** The chapters of form and document. The values are the title, and the short title in the table of contents. */
const chapters = {
  general: ['Allgemeine Infos', 'Infos'],
  precautions: ['Sicherheitsvorkehrungen', 'Vorkehrungen'],
  emergency: ['Handeln im Notfall', 'Notfall'],
  activities: ['Sicherheitsrelevante Aktivitäten', 'Aktivitäten'],
} as const;

/** A chapter of the form. A link in the table of contents leads to the heading. */
export function Chapter({ name, children }: { name: keyof typeof chapters; children: ReactNode }) {
  return (
    <section aria-labelledby={name}>
      <h2 id={name} tabIndex={-1}>
        {withSoftHyphens(chapters[name][0])}
      </h2>
      {children}
    </section>
  );
}

/** A folded part of a chapter. The number of `entries` stands beside the title. */
export function ChapterPart({
  entries,
  ...fold
}: ComponentProps<typeof Fold> & { entries: (input: Input) => readonly unknown[] }) {
  return <Fold className="tick-group" figure={useInput(entries).length || ''} {...fold} />;
}

/** The table of contents, with a link to each chapter. */
export function Contents() {
  return (
    <nav className="contents" aria-label="Inhalt">
      <ul>
        {Object.entries(chapters).map(([name, [, shortTitle]]) => (
          <li key={name}>
            <a href={`#${name}`} onClick={goToTarget}>
              {shortTitle}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
