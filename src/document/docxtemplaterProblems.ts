import { partName } from './partName';
import type { TemplateProblem } from './templateError';

type DocxtemplaterError = {
  message?: string;
  properties?: {
    id?: string;
    xtag?: string;
    openingtag?: string;
    closingtag?: string;
    file?: string;
    errors?: readonly DocxtemplaterError[];
  };
};

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
};

/**
 * What docxtemplater threw, one problem for each of its errors.
 *
 * @param error anything thrown by its constructor or by `render`, a `multi_error` included
 */
export function docxtemplaterProblems(error: unknown): TemplateProblem[] {
  const { properties, message } = error as DocxtemplaterError;
  if (properties?.errors) return properties.errors.flatMap(docxtemplaterProblems);
  const id = properties?.id ?? 'unreadable';
  // Of a brace that is doubled or alone, it names the braces as well.
  const tag = (properties?.xtag ?? properties?.openingtag)?.replace(/[{}]/g, '');
  const part = properties?.file === undefined ? undefined : partName(properties.file);
  const sentence =
    sentences[id]?.(tag ?? '', properties?.closingtag ?? '') ??
    `Word-Vorlage nicht lesbar${tag ? ` bei {${tag}}` : ''} (${message}).`;
  return [
    {
      id,
      ...(tag === undefined ? {} : { tag }),
      ...(part === undefined ? {} : { part }),
      message: part === undefined ? sentence : `${part}: ${sentence}`,
    },
  ];
}
