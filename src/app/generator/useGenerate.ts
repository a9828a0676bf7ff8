import { useEffect, useRef, useState } from 'react';
import { afterPaint } from '../../browser/afterPaint';
import { forgetTemplate, loadTemplate } from '../../browser/loadTemplate';
import { saveFile } from '../../browser/saveFile';
import { Unreachable } from '../../browser/unreachable';
import { whenIdle } from '../../browser/whenIdle';
import type { GeneratorEntry } from '../../catalog';
import { TemplateError } from '../../document/templateError';
import type { GeneratorUnit } from '../../generators/defineGenerator';
import { failureMessage } from './failureMessage';

export type GenerateStatus =
  | { kind: 'ready' }
  | { kind: 'working' }
  | { kind: 'saved'; fileName: string }
  | { kind: 'failed'; message: string };

/**
 * Makes and saves the document of a generator, one at a time, and says how it went.
 *
 * @param ownTemplate a template that was checked, in the place of the original
 */
export function useGenerate(
  entry: GeneratorEntry,
  unit: GeneratorUnit,
  ownTemplate: Uint8Array | undefined,
) {
  const [status, setStatus] = useState<GenerateStatus>({ kind: 'ready' });
  const working = useRef(false);

  // What fails here fails again at the press, where it is said.
  useEffect(
    () =>
      whenIdle(() => {
        loadEngine().catch(() => {});
        loadTemplate(entry.slug).catch(() => {});
      }),
    [entry],
  );

  async function generate(input: unknown) {
    if (working.current) return;
    working.current = true;
    setStatus({ kind: 'working' });
    try {
      await afterPaint();
      const [{ makeDocument, openTemplate }, template] = await Promise.all([
        loadEngine(),
        ownTemplate ?? loadTemplate(entry.slug),
      ]);
      const opened = openTemplate(template, unit.fields);
      const { bytes, fileName } = makeDocument(unit, input, opened, {});
      saveFile(bytes, fileName);
      setStatus({ kind: 'saved', fileName });
    } catch (error) {
      console.error(error);
      if (error instanceof TemplateError) forgetTemplate(entry.slug);
      setStatus({ kind: 'failed', message: failureMessage(error, navigator.onLine) });
    } finally {
      working.current = false;
    }
  }

  return { status, generate };
}

async function loadEngine() {
  try {
    return await import('./engine');
  } catch (cause) {
    throw new Unreachable('program', { cause });
  }
}
