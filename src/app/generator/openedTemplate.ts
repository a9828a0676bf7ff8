import { forgetTemplate, loadTemplate } from '../../browser/loadTemplate';
import { rest } from '../../browser/rest';
import type { Fields } from '../../document/fields';
import type { Template } from '../../document/openTemplate';
import { TemplateError } from '../../document/templateError';

const opened = new WeakMap<Uint8Array, Promise<Template>>();

/**
 * A generator's own template, opened once.
 *
 * @throws Unreachable when it, or what opens it, cannot be fetched; TemplateError when it is damaged:
 *   the next call then fetches it anew. After any other failure the next call opens it again
 */
export async function openOriginal(slug: string, fields: Fields): Promise<Template> {
  // Both at once; the engine comes after the page.
  const [bytes, { openTemplateInSteps }] = await Promise.all([
    loadTemplate(slug),
    import('./engine'),
  ]);
  try {
    const template = opened.get(bytes) ?? openTemplateInSteps(bytes, fields, rest);
    opened.set(bytes, template);
    return await template;
  } catch (error) {
    opened.delete(bytes);
    if (error instanceof TemplateError) forgetTemplate(slug);
    throw error;
  }
}
