import { body, relationshipsOf, targetOfType } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';

/** What a stranger's file holds and no template takes from it, in the words of the person who reads. */
export const leftOutWords = {
  macros: 'Makros',
  links: 'Links (ihr Text bleibt)',
  pictures: 'Bilder, die nicht in der Datei liegen oder kein Bildformat von Word haben',
  objects: 'Diagramme und eingebettete Objekte',
  changes: 'nachverfolgte Änderungen (sie gelten als angenommen)',
  attached: 'die angehängte Dokumentvorlage',
  comments: 'Kommentare',
  fonts:
    'eingebettete Schriften (wer das Dokument öffnet, braucht sie auf dem eigenen Gerät; Lizenz und Grösse)',
  properties: 'die Eigenschaften der Datei (Autorin, Titel)',
};

export type LeftOut = keyof typeof leftOutWords;

/** What the package of the model holds that stays behind, whatever is in the parts that are taken. */
export function leftBehind(model: WordPackage): LeftOut[] {
  const paths = model.paths();
  const settings = targetOfType(model, body, 'settings');
  const fonts = targetOfType(model, body, 'fontTable');
  const types = (part: string | undefined) =>
    part === undefined ? [] : relationshipsOf(model, part).map(({ type }) => type);
  const found: Record<LeftOut, boolean> = {
    macros: paths.some((path) => /vba(Project|Data)|customizations|activeX|customUI/i.test(path)),
    links: false,
    pictures: false,
    objects: types(body).some((type) => /^(aFChunk|oleObject|package|control)$/.test(type)),
    changes: false,
    attached: types(settings).includes('attachedTemplate'),
    comments: types(body).includes('comments'),
    fonts: types(fonts).includes('font'),
    properties: paths.some((path) => path.startsWith('docProps/')),
  };
  return leftOutKinds.filter((kind) => found[kind]);
}

export const leftOutKinds = Object.keys(leftOutWords) as LeftOut[];
