import { useCallback } from 'react';
import { saveFile } from '../../browser/saveFile';
import type { TemplateReport } from '../../document/checkTemplate';
import type { Fields } from '../../document/fields';
import type { Template } from '../../document/openTemplate';
import type { Store } from './createStore';
import { openOnce, openOriginal } from './openedTemplate';
import { useStore } from './useStore';

/** What became of the template that the visitor brought along; the original is in force but for `active`. */
export type VisitorsTemplate =
  | { kind: 'none' }
  | { kind: 'checking' | 'unchecked'; name: string }
  | { kind: 'refused' | 'active'; name: string; bytes: Uint8Array; report: TemplateReport };

/** The template in force on a generator's page: the original, or one that the visitor brought along. */
export function useTemplate(slug: string, fields: Fields, brought: Store<VisitorsTemplate>) {
  const visitors = useStore(brought);
  const bytes = visitors.kind === 'active' ? visitors.bytes : undefined;

  const open = useCallback(
    (): Promise<Template> => (bytes ? openOnce(bytes, fields) : openOriginal(slug, fields)),
    [bytes, slug, fields],
  );

  async function choose(file: File) {
    const checking = { kind: 'checking', name: file.name } as const;
    brought.set(checking);
    const checked = await check(file, fields);
    // Of two files in a row the later one counts, whichever is checked first.
    if (brought.current() === checking) brought.set(checked);
  }

  async function saveWithComments() {
    if (visitors.kind !== 'refused') return;
    const { commentTemplate } = await import('../../document/commentTemplate');
    saveFile(
      commentTemplate(visitors.bytes, visitors.report.problems),
      `${visitors.name.replace(/\.docx$/i, '')} mit Kommentaren.docx`,
    );
  }

  function backToOriginal() {
    brought.set({ kind: 'none' });
  }

  return {
    /** The opened template in force; it stays the same until another comes into force. */
    open,
    visitors,
    choose,
    saveWithComments,
    backToOriginal,
  };
}

async function check(file: File, fields: Fields): Promise<VisitorsTemplate> {
  const { name } = file;
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    // Both at once: what is said now can be taken along later, without a connection too.
    const [{ checkTemplate }] = await Promise.all([
      import('../../document/checkTemplate'),
      import('../../document/commentTemplate'),
    ]);
    const report = await checkTemplate(bytes, fields);
    return { kind: report.problems.length > 0 ? 'refused' : 'active', name, bytes, report };
  } catch (error) {
    console.error(error);
    return { kind: 'unchecked', name };
  }
}
