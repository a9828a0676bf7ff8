import { partName } from '../package/partName';
import type { TemplateProblem } from '../templateError';

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

/** Of a loop or condition whose halves stand at different places. */
export function splitSectionSentence(tag: string): string {
  return `{#${tag}} und {/${tag}} stehen nicht am selben Ort: Tabelle, Textfeld, Inhaltssteuerelement, Link oder nachverfolgte Änderung. Setze beide hinein, oder das eine davor und das andere danach.`;
}

/** Of a sign of docxtemplater's that this product does not use. */
export function unsupportedSignSentence(tag: string): string {
  return `Das Zeichen am Anfang von {${tag}} hat hier keine Bedeutung. Es gibt nur {feld}, {#feld}, {^feld} und {/feld}.`;
}

const sentences: Readonly<Record<string, (tag: string, closing: string) => string>> = {
  unclosed_tag: (tag) => `Bei «{${tag}» fehlt die schliessende Klammer }. Ergänze sie.`,
  unopened_tag: (tag) => `Bei «${tag}}» fehlt die öffnende Klammer {. Ergänze sie.`,
  duplicate_open_tag: (tag) => `Bei «{{${tag}» steht die Klammer { doppelt. Lösche eine davon.`,
  duplicate_close_tag: (tag) => `Bei «${tag}}}» steht die Klammer } doppelt. Lösche eine davon.`,
  unclosed_loop: (tag) =>
    `{#${tag}} wird nie geschlossen. Ergänze {/${tag}} nach dem letzten Teil.`,
  unopened_loop: (tag) =>
    `{/${tag}} hat keinen Anfang. Ergänze {#${tag}} davor oder lösche {/${tag}}.`,
  closing_tag_does_not_match_opening_tag: (tag, closing) =>
    `{#${tag}} wird mit {/${closing}} geschlossen. Schreibe dort {/${tag}}.`,
  loop_position_invalid: splitSectionSentence,
  unbalanced_loop_tags: splitSectionSentence,
  raw_xml_tag_not_in_paragraph: unsupportedSignSentence,
  raw_xml_tag_should_be_only_text_in_paragraph: unsupportedSignSentence,
};

/**
 * What docxtemplater threw, one problem for each of its errors.
 *
 * @param error anything thrown by its constructor or by `render`, a `multi_error` included
 */
export function docxtemplaterProblems(error: unknown): TemplateProblem[] {
  const { properties } = error as DocxtemplaterError;
  if (properties?.errors) return properties.errors.flatMap(docxtemplaterProblems);
  const id = properties?.id ?? 'unreadable';
  // Of a brace that is doubled or alone, it names the braces as well.
  const tag = (properties?.xtag ?? properties?.openingtag)?.replace(/[{}]/g, '');
  const part = properties?.file === undefined ? undefined : partName(properties.file);
  const sentence =
    sentences[id]?.(tag ?? '', properties?.closingtag ?? '') ??
    `Word-Vorlage nicht lesbar${tag ? ` bei {${tag}}` : ''}. Vergleiche die Stelle mit der Originalvorlage.`;
  return [
    {
      id,
      ...(tag === undefined ? {} : { tag }),
      ...(part === undefined ? {} : { part }),
      message: part === undefined ? sentence : `${part}: ${sentence}`,
    },
  ];
}
