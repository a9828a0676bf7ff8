import { startWorker } from '../../browser/load';
import { forgetTemplates, loadTemplate, onlyOnce } from '../../browser/loadTemplate';
import { TemplateError } from '../../document/diagnostic';
import type { Arguments } from '../../worker/createAnswer';
import address from '../../worker/engineWorker?worker&url';
import { createEngine } from './createEngine';
import { Unfillable } from './failures';

const start = () => startWorker(address);

/** The engine that fills templates for a person who waits for the result. */
export const engine = createEngine(start);

/**
 * The engine that checks custom templates, applies looks, reads and joins documents, and sorts lists. The engine has a
 * worker of its own, because the filling of a document should not wait for a check.
 */
export const checkingEngine = createEngine(start);

/** The engine that fills templates in the background. The page shows no message when this engine is slow. */
export const quietEngine = createEngine(start);

/** Returns the original of a generator with a look. Each look is applied only once to each original. */
function loadWithLook(slug: string, look: string) {
  if (!look) return loadTemplate(slug);
  return onlyOnce(`${look} ${slug}`, async () => {
    const letterhead = loadTemplate(`looks/${look}`);
    const template = await loadTemplate(slug);
    return checkingEngine.ask('restyle', await letterhead, [template]);
  });
}

/**
 * Fills a template, or returns the tags of a template. When the original is damaged, the next call fetches the original
 * again.
 *
 * @param slug the slug of the generator
 * @param look the look that is applied to the original; empty for the original's own look
 * @param custom the bytes of a custom template that is used instead of the original
 * @throws Unreachable when the template or the engine cannot be fetched; TemplateError when the original is damaged;
 *   Unfillable when the custom template cannot be filled; the other errors of `ask`
 */
export async function askTemplate<Name extends 'fill' | 'tags'>(
  slug: string,
  look: string,
  custom: Uint8Array | undefined,
  name: Name,
  args: Arguments<Name>,
  signal?: AbortSignal,
) {
  try {
    const bytes = custom ?? (await loadWithLook(slug, look));
    return await engine.ask(name, bytes, args, signal);
  } catch (error) {
    if (error instanceof TemplateError) {
      if (custom) throw new Unfillable(error);
      forgetTemplates();
    }
    throw error;
  }
}
