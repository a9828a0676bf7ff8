import { findEntry, type GeneratorEntry } from '../../catalog';
import { saveAsDocx } from '../../document/package/notADocx';
import { TemplateError } from '../../document/templateError';
import { atMost, type Refused, refused } from '../../generators/openInput';
import {
  type OpenedFile,
  openSavedInput,
  readCarriedInputs,
  readSavedInputs,
  whatOpens,
} from '../../generators/savedInput';
import { checkingEngine } from '../engine/engines';
import { draftOf, loadOnce, type Opened, type SavedFile } from './drafts';
import { goToField } from './goToField';

// An input of the longest form has some 100 kB, a document the pictures of its template.
const largest = { input: 2_000_000, document: 20 * 1024 * 1024 };

/** So many that do not open are named. */
const mostNamed = 3;

/**
 * Reads a file that somebody opened: a document, several, or saved inputs; rejects when it, or one of their
 * generators, cannot be had.
 */
export async function readSavedFile(file: File): Promise<Opened | Refused> {
  const { name } = file;
  const kind = (await file.slice(0, 4).text()) === 'PK\u0003\u0004' ? 'document' : 'input';
  if (file.size > largest[kind]) {
    return refused(`«${name}» ist zu gross für gesicherte Eingaben.`);
  }
  const document = kind === 'document' ? await documentIn(file) : undefined;
  if (document && 'kind' in document) return notOpened(name, document);
  const saved = document ? readCarriedInputs(document) : readSavedInputs(await file.text());
  if ('kind' in saved) return notOpened(name, saved);
  const { templates = [], unread = [] } = document ?? {};
  const files: SavedFile[] = [];
  const left = unread.map(
    (path) =>
      `«${path.replace(/^.*\//, '')}» ist nicht dabei: Die Datei ist beschädigt oder hat keine Eingaben.`,
  );
  let why: Refused | undefined;
  for (const one of saved) {
    const entry = findEntry(String(one.generator));
    const opened = await openSavedInput(one, () => entry && loadOnce(entry.slug));
    if (opened.kind === 'refused') {
      why ??= opened;
      const document = entry ? `«${entry.name}»` : 'Ein Dokument';
      left.push(`${document} ist nicht dabei: ${opened.sentence}`);
    } else if (entry) {
      files.push({ entry, fill: () => fillIn(name, entry.slug, opened) });
    }
  }
  if (why && files.length + templates.length === 0) return notOpened(name, why);
  return { kind: 'opened', name, files, templates, left: atMost(mostNamed, left) };
}

function notOpened(name: string, { sentence }: Refused) {
  return refused(`«${name}» lässt sich nicht öffnen. ${sentence}`);
}

async function documentIn(file: File) {
  try {
    return await checkingEngine.ask('read', new Uint8Array(await file.arrayBuffer()), []);
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error;
    const [problem] = error.problems;
    return refused(
      problem?.id === 'no-docx'
        ? problem.message.replace(saveAsDocx, whatOpens)
        : 'Die Word-Datei ist beschädigt oder zu gross. Nimm eine andere Kopie.',
    );
  }
}

/** Fills the form of a generator with what a file holds, and offers to go where something is missing. */
function fillIn(
  name: string,
  slug: GeneratorEntry['slug'],
  { input: opened, isChanged, leftOut }: Exclude<OpenedFile, Refused>,
) {
  const draft = draftOf(slug);
  const input = draft.inCamp(opened);
  const field = draft.generator.hints?.(input, { today: new Date() })[0]?.field;
  function goOn() {
    const form = document.querySelector('main form');
    if (field && form instanceof HTMLFormElement) goToField(form, field);
  }
  const change = isChanged ? ' Was in Word daran geändert wurde, ist nicht dabei.' : '';
  draft.fill(input, {
    sentence: `«${name}» ist geöffnet.${change}`,
    leftOut,
    actions: field ? [{ label: 'Weiter, wo noch etwas offen ist', run: goOn }] : [],
    back: 'Vorherige Eingaben wiederherstellen',
  });
}
