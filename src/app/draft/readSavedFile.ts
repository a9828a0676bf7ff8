import { findEntry, type GeneratorEntry } from '../../catalog';
import { saveAsDocx } from '../../document/package/notADocx';
import type { ReadDocument, TemplateFile } from '../../document/readDocument';
import { TemplateError } from '../../document/templateError';
import { atMost, type Refused, refused } from '../../generators/openInput';
import {
  openSavedInput,
  readCarriedInputs,
  readSavedInputs,
  whatOpens,
} from '../../generators/savedInput';
import type { Draft } from './draft';
import { draftOf } from './drafts';
import { fillIn } from './fillIn';
import { loadedGenerator, loadOnce } from './generators';
import { goToField } from './goToField';
import { openedCamp } from './openedCamp';
import { stays } from './openFile';

// An input of the longest form has some 100 kB, a document the pictures of its template.
const largest = { input: 2_000_000, document: 20 * 1024 * 1024 };

/** So many that do not open are named. */
const mostNamed = 3;

/** An input from a file, and what fills it in on the page of its generator. */
export type SavedFile = { entry: GeneratorEntry; fill: () => void };

/** What a file holds: inputs, and templates that they are printed with. */
export type Opened = {
  kind: 'opened';
  files: readonly SavedFile[];
  templates: readonly TemplateFile[];
  /** What of it does not open, each in a sentence. */
  left: readonly string[];
};

/** Reads Word files, in a worker: the page never does. */
export type ReadsDocument = (file: File) => Promise<ReadDocument>;

/** Opens a file on the page of a generator, or says why it does not come in there; rejects as `readSavedFile`. */
export async function openHere(
  file: File,
  slug: GeneratorEntry['slug'],
  { notice }: Draft,
  readDocument: ReadsDocument,
): Promise<void> {
  const read = await readSavedFile(file, readDocument);
  if (read.kind === 'refused') {
    return notice.set({ kind: 'refused', sentence: `${read.sentence} ${stays}` });
  }
  const [first, ...others] = read.files;
  if (!first || others.length + read.templates.length + read.left.length > 0) {
    return notice.set({
      kind: 'elsewhere',
      sentence: `«${file.name}» ist ${first ? 'ein ganzes Lager' : 'eine Sammlung von Vorlagen'}. ${stays}`,
      elsewhere: {
        path: '/',
        label: 'Zur Startseite gehen und dort öffnen',
        carry: () => openedCamp.set({ name: file.name, ...read }),
      },
    });
  }
  const { entry, fill } = first;
  if (entry.slug === slug) return fill();
  notice.set({
    kind: 'elsewhere',
    sentence: `«${file.name}» gehört zu «${entry.name}». ${stays}`,
    elsewhere: {
      path: entry.path,
      label: `Zu «${entry.name}» gehen und dort öffnen`,
      carry: fill,
    },
  });
}

/**
 * Reads a file that somebody opened or dropped: a document, several, or saved inputs; rejects when it, or
 * one of their generators, cannot be had.
 */
export async function readSavedFile(
  file: File,
  readDocument: ReadsDocument,
): Promise<Opened | Refused> {
  const name = `«${file.name}»`;
  const kind = (await file.slice(0, 4).text()) === 'PK\u0003\u0004' ? 'document' : 'input';
  if (file.size > largest[kind]) {
    return refused(`${name} ist zu gross für gesicherte Eingaben.`);
  }
  const document = kind === 'document' ? await documentIn(file, readDocument) : undefined;
  if (document && 'kind' in document) return notOpened(name, document);
  const saved = document
    ? readCarriedInputs(document, largest.input)
    : readSavedInputs(await file.text());
  if ('kind' in saved) return notOpened(name, saved);
  const { templates = [], unread = [] } = document ?? {};
  const files: SavedFile[] = [];
  const left = unread.map(
    (path) =>
      `«${path.replace(/^.*\//, '')}» ist nicht dabei: Die Datei ist beschädigt oder hat keine Eingaben.`,
  );
  let why: Refused | undefined;
  for (const one of saved) {
    const opened = await openSavedInput(one, (slug) => {
      const known = findEntry(slug);
      return known && loadOnce(known.slug);
    });
    if (opened.kind === 'refused') {
      why ??= opened;
      const document = one.slug ? `«${findEntry(one.slug)?.name ?? one.slug}»` : 'Ein Dokument';
      left.push(`${document} ist nicht dabei: ${opened.sentence}`);
      continue;
    }
    const entry = findEntry(opened.slug);
    if (!entry) throw new Error(`no generator ${opened.slug}`);
    const change = opened.isChanged ? ' Was in Word daran geändert wurde, ist nicht dabei.' : '';
    files.push({
      entry,
      fill: () => {
        const generator = loadedGenerator(entry.slug);
        const draft = draftOf(entry.slug, generator);
        const input = draft.inCamp(opened.input);
        fillIn(draft, input, {
          next: nextOf(generator.hints?.(input, { today: new Date() })[0]?.field),
          sentence: `${name} ist geöffnet.${change}`,
          leftOut: opened.leftOut,
          backLabel: 'Vorherige Eingaben wiederherstellen',
        });
      },
    });
  }
  if (why && files.length + templates.length === 0) return notOpened(name, why);
  return { kind: 'opened', files, templates, left: atMost(mostNamed, left) };
}

function notOpened(name: string, { sentence }: Refused): Refused {
  return refused(`${name} lässt sich nicht öffnen. ${sentence}`);
}

async function documentIn(
  file: File,
  readDocument: ReadsDocument,
): Promise<ReadDocument | Refused> {
  try {
    return await readDocument(file);
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

function nextOf(field: string | undefined) {
  if (!field) return undefined;
  const run = () => {
    const form = document.querySelector('main form');
    if (form instanceof HTMLFormElement) goToField(form, field);
  };
  return { label: 'Weiter, wo noch etwas offen ist', run };
}
