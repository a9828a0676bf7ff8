import { partName } from '../package/partName';
import { type TemplateProblem, templateProblem } from '../templateProblem';

type DocxtemplaterError = {
  properties?: {
    id?: string;
    xtag?: string;
    openingtag?: string;
    closingtag?: string;
    file?: string;
    errors?: readonly DocxtemplaterError[];
  };
};

// docxtemplater's names of what it finds, and ours.
const ids: Readonly<Record<string, Parameters<typeof templateProblem>[0]>> = {
  unclosed_tag: 'unclosed-tag',
  unopened_tag: 'unopened-tag',
  duplicate_open_tag: 'duplicate-open-tag',
  duplicate_close_tag: 'duplicate-close-tag',
  unclosed_loop: 'unclosed-loop',
  unopened_loop: 'unopened-loop',
  loop_position_invalid: 'split-section',
  unbalanced_loop_tags: 'split-section',
  no_xml_tag_found_at_left: 'dash-outside',
  no_xml_tag_found_at_right: 'dash-outside',
  raw_xml_tag_not_in_paragraph: 'unsupported-tag',
  raw_xml_tag_should_be_only_text_in_paragraph: 'unsupported-tag',
};

/**
 * What docxtemplater threw, one problem for each of its errors.
 *
 * @param error anything thrown by its constructor or by `render`, a `multi_error` included
 */
export function docxtemplaterProblems(error: unknown): TemplateProblem[] {
  const { properties } = error as DocxtemplaterError;
  if (properties?.errors) return properties.errors.flatMap(docxtemplaterProblems);
  // Of a brace that is doubled or alone, it names the braces as well.
  const tag = (properties?.xtag ?? properties?.openingtag)?.replace(/[{}]/g, '');
  const part = properties?.file === undefined ? undefined : partName(properties.file);
  const where = { ...(tag === undefined ? {} : { tag }), ...(part === undefined ? {} : { part }) };
  if (properties?.id === 'closing_tag_does_not_match_opening_tag') {
    return [templateProblem('wrong-end', where, tag ?? '', `#${tag}`, properties.closingtag ?? '')];
  }
  if (tag === undefined) return [templateProblem('unreadable', where)];
  return [templateProblem(ids[properties?.id ?? ''] ?? 'unreadable.tag', where, tag, `#${tag}`)];
}
