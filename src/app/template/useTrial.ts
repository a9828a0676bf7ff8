import { useEffect, useState } from 'react';
import { saveFile } from '../../browser/saveFile';
import type { GeneratorEntry } from '../../catalog';
import type { Generator } from '../../generators/contract';
import { type Store, useStore } from '../../ui/store';
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
  const [trial] = useState(() => createTrial(slug, generator, brought));

  // Who goes back to the original wants nothing of the rest any more.
  useEffect(() => {
    if (visitors === original) trial.abort();
  }, [trial, visitors]);

  // Who leaves the page wants nothing of it any more.
  useEffect(() => trial.abort, [trial]);

  return { visitors, ...trial };
}

export function createTrial(
  slug: GeneratorEntry['slug'],
  generator: Generator,
  brought: Store<VisitorsTemplate>,
) {
  const checking = createLatest();
  const writing = createLatest();

  /** Checking and writing go on beside each other: each changes what is its own. */
  function change(own: Partial<VisitorsTemplate>) {
    brought.set({ ...brought.current(), ...own });
  }

  async function choose(file: File) {
    writing.abort();
    const signal = checking.next();
    const attempt = { kind: 'checking', name: file.name } as const;
    change({ attempt, comments: 'possible' });
    const checked = await checkVisitors(file, slug, generator, signal);
    if (brought.current().attempt !== attempt) return;
    change(checked);
    if ('active' in checked) await lookAtPaper(checked.active, signal);
  }

  async function lookAtPaper(chosen: ActiveTemplate, signal: AbortSignal) {
    const lost = await lostOnPaper(chosen.bytes, generator.fields, signal);
    if (lost.length === 0 || brought.current().active !== chosen) return;
    const report = { ...chosen.report, notices: [...chosen.report.notices, ...lost] };
    change({ active: { ...chosen, report } });
  }

  async function saveWithComments() {
    const visitors = brought.current();
    const commented = commentable(visitors);
    if (!commented || visitors.comments === 'writing') return;
    change({ comments: 'writing' });
    const comments = await saveComments(commented, writing.next());
    if (brought.current().comments === 'writing') change({ comments });
  }

  function backToOriginal() {
    brought.set(original);
  }

  function abort() {
    checking.abort();
    writing.abort();
  }

  return { choose, saveWithComments, backToOriginal, abort };
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
