import { startWorker } from '../../browser/load';
import { forgetTemplates, loadTemplate, onlyOnce } from '../../browser/loadTemplate';
import { TemplateError } from '../../document/diagnostic';
import type { Arguments } from '../../worker/createAnswer';
import address from '../../worker/engineWorker?worker&url';
import { createEngine } from './createEngine';
import { Unfillable } from './failures';

const start = () => startWorker(address);

/** The engine that fills templates for a waiting person. */
export const engine = createEngine(start);

/**
 * The engine that checks custom templates, applies looks, reads documents and sorts lists. A second worker, so that
 * no document waits for a check.
 */
export const checkingEngine = createEngine(start);

/** The engine that fills documents in the background, without a message when slow. */
export const quietEngine = createEngine(start);

/** The original template of a generator in a look, made once. */
function loadWithLook(slug: string, look: string) {
  if (!look) return loadTemplate(slug);
  return onlyOnce(`${look} ${slug}`, async () => {
    const letterhead = loadTemplate(`looks/${look}`);
    const template = await loadTemplate(slug);
    return checkingEngine.ask('restyle', await letterhead, [template]);
  });
}

/**
 * Fills a template, or names its tags: the original of a generator, or a custom template.
 *
 * @param look the look of the original; empty for its own look
 * @param custom the bytes of the custom template
 * @throws Unreachable when template or engine cannot be fetched; TemplateError when the original is damaged, and the
 *   next call fetches it again; Unfillable when the custom template cannot be filled; other errors of `ask`
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
