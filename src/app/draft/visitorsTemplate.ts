import type { TemplateReport } from '../../document/checkTemplate';

/** A template that a visitor brought along, with what the check says of it. */
export type CheckedTemplate = { name: string; bytes: Uint8Array; report: TemplateReport };

/** A template in the place of the original: for one page, or in the look that all pages have taken over. */
export type ActiveTemplate = CheckedTemplate & { origin: 'page' | 'look' };

/** A file that was chosen and is not in force. */
export type Attempt =
  | { kind: 'checking' | 'cancelled' | 'unchecked' | 'tooSlow'; name: string }
  | ({ kind: 'refused' } & CheckedTemplate);

/** What became of the comments in a template, when somebody wants them. */
export type CommentsState = 'possible' | 'writing' | 'failed';

/** The templates that a visitor brought to a page; without an active one the original is in force. */
export type VisitorsTemplate = {
  active?: ActiveTemplate | undefined;
  attempt?: Attempt | undefined;
  comments: CommentsState;
};

/** The original is in force, and nothing else was tried. */
export const original: VisitorsTemplate = { comments: 'possible' };
