import { useRef, useState } from 'react';
import { saveFile } from '../../browser/saveFile';
import type { TemplateReport } from '../../document/checkTemplate';
import type { GeneratorUnit } from '../../generators/defineGenerator';

export type OwnTemplate = {
  name: string;
  bytes: Uint8Array;
  report: TemplateReport;
  /** The same file with a comment at each problem. */
  commented(): Uint8Array;
};

export type OwnTemplateStatus =
  | { kind: 'original' }
  | { kind: 'checking'; name: string }
  | { kind: 'unchecked'; name: string }
  | ({ kind: 'refused' | 'active' } & OwnTemplate);

/** A template of the visitor's own: checked when it is chosen, used while its page is open. */
export function useOwnTemplate(unit: GeneratorUnit) {
  const [status, setStatus] = useState<OwnTemplateStatus>({ kind: 'original' });
  const latest = useRef<File>(null);

  async function choose(file: File) {
    const { name } = file;
    latest.current = file;
    setStatus({ kind: 'checking', name });
    const checked = await check(file);
    // Of two files in a row the later one counts, whichever is checked first.
    if (latest.current === file) setStatus(checked);
  }

  async function check(file: File): Promise<OwnTemplateStatus> {
    const { name } = file;
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      // Both at once: what is said now can be taken along later, without a connection too.
      const [{ checkTemplate }, { commentTemplate }] = await Promise.all([
        import('../../document/checkTemplate'),
        import('../../document/commentTemplate'),
      ]);
      const report = await checkTemplate(bytes, unit.fields);
      const commented = () => commentTemplate(bytes, report.problems);
      const kind = report.problems.length > 0 ? 'refused' : 'active';
      return { kind, name, bytes, report, commented };
    } catch (error) {
      console.error(error);
      return { kind: 'unchecked', name };
    }
  }

  function saveWithComments({ name, commented }: OwnTemplate) {
    saveFile(commented(), `${name.replace(/\.docx$/i, '')} mit Kommentaren.docx`);
  }

  return {
    status,
    bytes: status.kind === 'active' ? status.bytes : undefined,
    choose,
    saveWithComments,
    useOriginal: () => {
      latest.current = null;
      setStatus({ kind: 'original' });
    },
  };
}
