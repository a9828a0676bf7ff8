import type { MouseEvent, ReactNode } from 'react';

export const sections = [
  { id: 'allgemeine-infos', title: 'Allgemeine Infos' },
  { id: 'sicherheitsvorkehrungen', title: 'Sicherheitsvorkehrungen' },
  { id: 'handeln-im-notfall', title: 'Handeln im Notfall' },
  { id: 'sicherheitsrelevante-aktivitaeten', title: 'Sicherheitsrelevante Aktivitäten' },
] as const;

type Props = { id: (typeof sections)[number]['id']; children: ReactNode };

/** A part of the form under its heading, which the table of contents leads to. */
export function Section({ id, children }: Props) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {sections.find((section) => section.id === id)?.title}
      </h2>
      {children}
    </section>
  );
}

/** Leads to a heading without a new entry in the history: the back button leaves the page. */
export function goToSection(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const heading = document.getElementById(event.currentTarget.hash.slice(1));
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
