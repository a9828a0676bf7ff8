import { useEffect, useState } from 'react';
import { saveFile } from '../../browser/saveFile';
import type { GeneratorEntry } from '../../catalog';
import type { Generator } from '../../generators/contract';
import type { Store } from '../../ui/createStore';
import { useStore } from '../../ui/useStore';
import {
  type ActiveTemplate,
  type CheckedTemplate,
  type CommentsState,
  original,
  type VisitorsTemplate,
} from '../draft/visitorsTemplate';
import { createLatest, isAbort } from '../engine/createLatest';
import { checkingEngine } from '../engine/engines';
import { checkVisitors } from './checkVisitors';
import { lostOnPaper } from './lostOnPaper';

/** Tries templates that a visitor brings to a generator's page. */
export function useTrial(
  slug: GeneratorEntry['slug'],
  generator: Generator,
  brought: Store<VisitorsTemplate>,
) {
  const visitors = useStore(brought);
  const [latest] = useState(createLatest);

  // Who goes back to the original wants nothing of the rest any more.
  useEffect(() => {
    if (visitors === original) latest.abort();
  }, [latest, visitors]);

  // Who leaves the page wants nothing of it any more.
  useEffect(() => latest.abort, [latest]);

  /** Shows one state while the work lasts, then what it gives; unless another came in its place. */
  async function meanwhile(shown: VisitorsTemplate, work: () => Promise<VisitorsTemplate>) {
    brought.set(shown);
    const next = await work();
    if (brought.current() === shown) brought.set(next);
  }

  async function choose(file: File) {
    const { active } = brought.current();
    const signal = latest.next();
    await meanwhile(
      { active, attempt: { kind: 'checking', name: file.name }, comments: 'possible' },
      async () => ({
        active,
        ...(await checkVisitors(file, slug, generator, signal)),
        comments: 'possible',
      }),
    );
    const chosen = brought.current().active;
    if (chosen && chosen !== active) await lookAtPaper(chosen, signal);
  }

  async function lookAtPaper(chosen: ActiveTemplate, signal: AbortSignal) {
    const lost = await lostOnPaper(chosen.bytes, generator.fields, signal);
    const now = brought.current();
    if (lost.length === 0 || now.active !== chosen) return;
    const report = { ...chosen.report, notices: [...chosen.report.notices, ...lost] };
    brought.set({ ...now, active: { ...chosen, report } });
  }

  async function saveWithComments() {
    const commented = commentable(visitors);
    if (!commented || visitors.comments === 'writing') return;
    const signal = latest.next();
    await meanwhile({ ...visitors, comments: 'writing' }, async () => ({
      ...visitors,
      comments: await saveComments(commented, signal),
    }));
  }

  function backToOriginal() {
    brought.set(original);
  }

  return { visitors, choose, saveWithComments, backToOriginal };
}

/** The template whose findings are shown: a refused one, else the one in force. */
export function commentable({ active, attempt }: VisitorsTemplate): CheckedTemplate | undefined {
  return attempt?.kind === 'refused' ? attempt : active;
}

async function saveComments(
  { name, bytes, report }: CheckedTemplate,
  signal: AbortSignal,
): Promise<CommentsState> {
  try {
    const findings = [...report.problems, ...report.notices];
    const commented = await checkingEngine.ask('comment', bytes, [findings], signal);
    await saveFile(commented, `${name.replace(/\.docx$/i, '')} mit Kommentaren.docx`);
    return 'possible';
  } catch (error) {
    if (isAbort(error)) return 'possible';
    console.error(error);
    return 'failed';
  }
}
