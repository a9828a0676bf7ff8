import { useState } from 'react';
import { saveFile } from '../browser/saveFile';
import type { TemplateReport } from '../document/checkTemplate';
import { fieldsOf } from '../generators/fieldsOf';
import type { GeneratorUnit } from '../generators/generatorUnit';

export type OwnTemplate = { name: string; bytes: Uint8Array; report: TemplateReport };

export type OwnTemplateStatus =
  | { kind: 'original' }
  | { kind: 'checking'; name: string }
  | { kind: 'unchecked'; name: string }
  | ({ kind: 'refused' | 'active' } & OwnTemplate);

/** A template of the visitor's own: checked when it is chosen, used while its page is open. */
export function useOwnTemplate(unit: GeneratorUnit) {
  const [status, setStatus] = useState<OwnTemplateStatus>({ kind: 'original' });

  async function choose(file: File) {
    const { name } = file;
    setStatus({ kind: 'checking', name });
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const { checkTemplate } = await import('../document/checkTemplate');
      const report = await checkTemplate(bytes, fieldsOf(unit.data));
      setStatus({ kind: report.problems.length > 0 ? 'refused' : 'active', name, bytes, report });
    } catch (error) {
      console.error(error);
      setStatus({ kind: 'unchecked', name });
    }
  }

  async function saveWithComments({ name, bytes, report }: OwnTemplate) {
    const { commentTemplate } = await import('../document/commentTemplate');
    const base = name.replace(/\.docx$/i, '');
    saveFile(commentTemplate(bytes, report.problems), `${base} mit Kommentaren.docx`);
  }

  return {
    status,
    bytes: status.kind === 'active' ? status.bytes : undefined,
    choose,
    saveWithComments,
    useOriginal: () => setStatus({ kind: 'original' }),
  };
}
