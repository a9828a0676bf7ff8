import { forgetTemplates, loadTemplate, onlyOnce } from '../../browser/loadTemplate';
import { startWorker } from '../../browser/startWorker';
import { TemplateError } from '../../document/templateProblem';
import type { Arguments } from '../../worker/createAnswer';
import address from '../../worker/engineWorker?worker&url';
import { createEngine } from './createEngine';
import { Unfillable } from './failures';

const start = () => startWorker(address);

/** Fills templates. */
export const engine = createEngine(start);

/** Checks visitors' templates, takes looks over, reads documents and sorts lists: beside the other, so that no document waits for it. */
export const checkingEngine = createEngine(start);

/** Fills what nobody waits for, and nobody is told that it takes long. */
export const quietEngine = createEngine(start);

/** A generator's own template in a look, made once. */
function loadDressed(slug: string, look: string) {
  if (!look) return loadTemplate(slug);
  return onlyOnce(`${look} ${slug}`, async () => {
    const model = loadTemplate(`looks/${look}`);
    const template = await loadTemplate(slug);
    return checkingEngine.ask('dress', await model, [template]);
  });
}

/**
 * Has the engine fill a generator's own template, or one that a visitor brought along, or name its tags.
 *
 * @param look the generator's own has; empty for that of the original
 * @param visitors the bytes of the visitor's template
 * @throws Unreachable when the template or the engine cannot be fetched; TemplateError when the original is
 *   damaged: the next call fetches it anew; Unfillable when the visitor's template cannot be filled; what asking
 *   the engine throws
 */
export async function askTemplate<Name extends 'fill' | 'tags'>(
  slug: string,
  look: string,
  visitors: Uint8Array | undefined,
  name: Name,
  args: Arguments<Name>,
  signal?: AbortSignal,
) {
  try {
    const bytes = visitors ?? (await loadDressed(slug, look));
    return await engine.ask(name, bytes, args, signal);
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error;
    if (visitors) throw new Unfillable(error);
    forgetTemplates();
    throw error;
  }
}
