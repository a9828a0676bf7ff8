import { checkTemplate } from '../document/checkTemplate';
import { commentTemplate } from '../document/commentTemplate';
import type { Fields } from '../document/fields';
import { openTemplate, type Template } from '../document/openTemplate';
import type { OtherTemplate } from '../document/otherTemplate';
import { takeLook } from '../document/takeLook';
import type { TemplateProblem } from '../document/templateProblem';

/**
 * What a worker can be asked to do with a Word file that somebody brought along. A further request is a
 * line here: what goes in and comes out is plain data.
 */
export function requestsFor(bytes: Uint8Array) {
  let opened: Template | undefined;
  return {
    check: (fields: Fields, others: readonly OtherTemplate[] = []) =>
      checkTemplate(bytes, fields, others),
    comment: (problems: readonly TemplateProblem[]) => commentTemplate(bytes, problems),
    fill(fields: Fields, data: object) {
      opened ??= openTemplate(bytes, fields);
      return opened.fill(data);
    },
    /** The look of this file over a template, and what the check says of it. */
    async look(template: Uint8Array, fields: Fields) {
      const { bytes: dressed, notes } = await takeLook(template, bytes);
      return { bytes: dressed, notes, report: await checkTemplate(dressed, fields) };
    },
  };
}

export type Requests = ReturnType<typeof requestsFor>;
export type RequestName = keyof Requests;
export type Arguments<Name extends RequestName> = Parameters<Requests[Name]>;
export type Result<Name extends RequestName> = Awaited<ReturnType<Requests[Name]>>;
