import { useCallback, useEffect } from 'react';
import { saveFile } from '../../browser/saveFile';
import { loadOtherTemplates } from '../../catalog';
import type { TemplateReport } from '../../document/checkTemplate';
import type { Fields } from '../../document/fields';
import type { Store } from '../createStore';
import { useStore } from '../useStore';
import { Cancelled } from './cancelled';
import { openOriginal } from './openedTemplate';
import { fillVisitors, templateWorker } from './templateWorker';

/** An original is filled at once, a visitor's template in the worker. */
export type TemplateInForce = { fill: (data: object) => Uint8Array | Promise<Uint8Array> };

/** What became of the comments in a template, when somebody wants them. */
export type CommentsState = 'possible' | 'writing' | 'failed';

type Checked = {
  kind: 'refused' | 'active';
  name: string;
  bytes: Uint8Array;
  report: TemplateReport;
  comments: CommentsState;
};

/** What became of the template that the visitor brought along; the original is in force but for `active`. */
export type VisitorsTemplate =
  | { kind: 'none' }
  | { kind: 'checking' | 'cancelled' | 'unchecked'; name: string }
  | Checked;

/** The template in force on a generator's page: the original, or one that the visitor brought along. */
export function useTemplate(slug: string, fields: Fields, brought: Store<VisitorsTemplate>) {
  const visitors = useStore(brought);
  const bytes = visitors.kind === 'active' ? visitors.bytes : undefined;

  // Who leaves the page wants nothing of it any more.
  useEffect(() => templateWorker.cancel, []);

  const open = useCallback(async (): Promise<TemplateInForce> => {
    if (!bytes) return openOriginal(slug, fields);
    return { fill: (data) => fillVisitors(bytes, fields, data) };
  }, [bytes, slug, fields]);

  /** Shows one state while the work lasts, then what it gives; unless another file came meanwhile. */
  async function meanwhile(shown: VisitorsTemplate, work: () => Promise<VisitorsTemplate>) {
    brought.set(shown);
    const next = await work();
    if (brought.current() === shown) brought.set(next);
  }

  async function choose(file: File) {
    templateWorker.cancel();
    await meanwhile({ kind: 'checking', name: file.name }, () => check(file, slug, fields));
  }

  async function saveWithComments() {
    if (visitors.kind !== 'refused' && visitors.kind !== 'active') return;
    if (visitors.comments === 'writing') return;
    await meanwhile({ ...visitors, comments: 'writing' }, async () => ({
      ...visitors,
      comments: await saveComments(visitors),
    }));
  }

  function backToOriginal() {
    brought.set({ kind: 'none' });
    templateWorker.cancel();
  }

  return {
    /** Opens the template in force. */
    open,
    visitors,
    choose,
    saveWithComments,
    backToOriginal,
  };
}

async function check(file: File, slug: string, fields: Fields): Promise<VisitorsTemplate> {
  const { name } = file;
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    // Without a connection, the check only does not know them.
    const others = await loadOtherTemplates(slug).catch(() => []);
    const report = await templateWorker.ask(bytes, 'check', fields, others);
    const kind = report.problems.length > 0 ? 'refused' : 'active';
    return { kind, name, bytes, report, comments: 'possible' };
  } catch (error) {
    if (error instanceof Cancelled) return { kind: 'cancelled', name };
    console.error(error);
    return { kind: 'unchecked', name };
  }
}

async function saveComments({ name, bytes, report }: Checked): Promise<CommentsState> {
  try {
    const findings = [...report.problems, ...report.notices];
    const commented = await templateWorker.ask(bytes, 'comment', findings);
    saveFile(commented, `${name.replace(/\.docx$/i, '')} mit Kommentaren.docx`);
    return 'possible';
  } catch (error) {
    if (error instanceof Cancelled) return 'possible';
    console.error(error);
    return 'failed';
  }
}
