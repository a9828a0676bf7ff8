import { startWorker } from '../../browser/load';
import { forgetTemplates, loadTemplate, onlyOnce } from '../../browser/loadTemplate';
import { TemplateError } from '../../document/diagnostic';
import type { Fields } from '../../document/fields';
import type { CarriedInput } from '../../document/package/carriedInput';
import type { Arguments } from '../../worker/createAnswer';
import address from '../../worker/engineWorker?worker&url';
import { createEngine } from './createEngine';
import { Unfillable } from './failures';

const start = () => startWorker(address);

/** The engine that fills templates for people: for downloads, and for pages on the screen. */
const fillingEngine = createEngine(start);

/**
 * The engine for all other requests, e.g. checking a custom template. A worker of its own lets documents be filled
 * during a check.
 */
export const checkingEngine = createEngine(start);

/** The engine that fills custom templates with long texts in the background (`checkPagesWithLongTexts`). */
export const trialEngine = createEngine(start);

/**
 * Returns the original of a generator, with a look applied to it. If `look` is empty, the original is unchanged. The
 * result is kept, so that a look is applied to an original only once.
 */
function loadWithLook(slug: string, look: string) {
  if (!look) return loadTemplate(slug);
  return onlyOnce(`${look} ${slug}`, async () => {
    const letterhead = loadTemplate(`looks/${look}`);
    const template = await loadTemplate(slug);
    return checkingEngine.ask('restyle', await letterhead, [template]);
  });
}

/**
 * Returns the functions `fill` and `tags` of the custom template, if any, or else of the original in the look. When the
 * original is damaged, the next call fetches the original again. The functions throw these errors:
 * - Unreachable when the template or the engine cannot be fetched
 * - TemplateError when the original is damaged
 * - Unfillable when the custom template cannot be filled
 * - all other errors of `ask` in `createEngine`
 *
 * @param slug the slug of the generator
 * @param look the look that is applied to the original; empty for the original's own look
 * @param custom the bytes of a custom template that is used instead of the original
 * @param signal aborts the requests
 */
export function templateInUse(
  slug: string,
  fields: Fields,
  look: string,
  custom?: Uint8Array,
  signal?: AbortSignal,
) {
  const customFields = custom && fields;

  async function ask<Name extends 'fill' | 'tags'>(name: Name, args: Arguments<Name>) {
    try {
      const bytes = custom ?? (await loadWithLook(slug, look));
      return await fillingEngine.ask(name, bytes, args, signal);
    } catch (error) {
      if (error instanceof TemplateError) {
        // The first diagnostic names the cause.
        if (custom) throw new Unfillable(error.errors[0]?.message);
        forgetTemplates();
      }
      throw error;
    }
  }

  return {
    /** @param carried the input that the document carries */
    fill: (data: object, carried?: CarriedInput) => ask('fill', [customFields, data, carried]),
    tags: () => ask('tags', [customFields]),
  };
}
