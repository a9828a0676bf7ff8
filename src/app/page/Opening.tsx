import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SortedList } from '../../generators/oldList/sortLines';
import { TextareaField } from '../../ui/moreFields';
import { Question } from '../../ui/Question';
import { createStore, useStore } from '../../ui/store';
import type { Draft } from '../draft/draft';
import { campStore, type Opened, openedCamp, readAnew, startedDraft } from '../draft/drafts';
import { openAtItsPlace, openFile, unreadable } from '../draft/openFile';
import { TookTooLong } from '../engine/failures';
import { unreachablePart } from '../latePart';
import { type Outcome, Said } from '../Outcome';
import { openTemplates } from '../template/checkVisitors';
import { OldListReview } from './oldList/OldListReview';
import { longestList } from './oldList/readListFile';
import { type FileUse, usesOf, usesOfText } from './usesOfFile';

/** What somebody wants to open; without a file they are asked for it. */
export type Asked = { file?: File };

type Props = {
  draft: Draft | undefined;
  asked: Asked | undefined;
  whatOpens: string;
  onChoose: () => void;
};

/** What holds nothing of ours, and what it may be taken for. */
type Found = { heading: string; why: string; uses: readonly FileUse[] };

/** On pages without a document. */
const noList = createStore<SortedList | undefined>(undefined);

/**
 * Opens a folder, a document or a saved camp, which asks before it replaces something typed; of anything else it
 * says what it may be taken for.
 */
export function Opening({ draft, asked, whatOpens, onChoose }: Props) {
  const opened = useStore(openedCamp);
  const list = useStore(draft?.oldList ?? noList);
  const [outcome, setOutcome] = useState<Outcome>({});
  const [isAsking, setAsking] = useState(false);
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found>();
  const navigate = useNavigate();
  const here = draft?.entry.path ?? '/';

  function goTo(path: string) {
    if (path !== here) navigate(path);
  }

  async function open(file: File) {
    setOutcome({ isWorking: true, said: `«${file.name}» wird gelesen …` });
    const read = await openFile(file.name, file);
    if (typeof read !== 'string') {
      setOutcome({});
      return openAtItsPlace(read, goTo);
    }
    const uses = await usesOf(file, here).catch(() => []);
    await offer({ heading: `Was ist «${file.name}»?`, why: read, uses });
  }

  async function openText() {
    setOutcome({ isWorking: true, said: 'Der Text wird gelesen …' });
    try {
      const uses = await usesOfText(text, 'dem Text', here);
      await offer({ heading: 'Was ist dieser Text?', why: noText, uses });
    } catch (error) {
      console.error(error);
      setOutcome({ failed: error instanceof TookTooLong ? tooMuch : unreachablePart });
    }
  }

  /** What only this page can use, and shows or can take back, is not asked about. */
  async function offer(one: Found) {
    const [use, ...others] = one.uses;
    setOutcome(use ? {} : { failed: one.why });
    if (use && others.length === 0 && use.path === here) await take(use);
    else if (use) setFound(one);
  }

  /** A page that is there already would tell what its form holds. */
  async function take(use: FileUse) {
    await use.take();
    setText('');
    goTo(use.path);
  }

  const look = useEffectEvent(({ file }: Asked) => (file ? open(file) : setAsking(true)));
  useEffect(() => {
    if (asked) look(asked);
  }, [asked]);

  return (
    <>
      {isAsking && (
        <Question
          heading="Datei öffnen"
          answers={[
            ...(text.trim() ? [['Text übernehmen', openText] as const] : []),
            ['Datei wählen', onChoose],
            ['Abbrechen'],
          ]}
          onClose={() => setAsking(false)}
          answersFirst
        >
          <p>{whatOpens}.</p>
          <TextareaField
            label="Oder als Text einfügen"
            hint={text.length < longestList ? undefined : tooLong}
            maxLength={longestList}
            defaultValue={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Question>
      )}
      {found && (
        <Question
          heading={found.heading}
          answers={[
            ...found.uses.map((use) => [use.words, () => take(use)] as const),
            ['Abbrechen', () => setOutcome({ failed: found.why })],
          ]}
          onClose={() => setFound(undefined)}
        >
          <p>Daraus kannst du übernehmen:</p>
        </Question>
      )}
      {draft && list && <OldListReview draft={draft} list={list} />}
      {!draft && opened && <OpenedCamp opened={opened} onOutcome={setOutcome} />}
      <Said outcome={outcome} />
    </>
  );
}

const noText = 'Als Text gehen Listen mit einem Punkt und Personen mit ihrer Nummer pro Zeile.';
const tooLong = 'Mehr hat hier nicht Platz. Kopiere nur, was du daraus brauchst.';
const tooMuch = 'Nach 10 Sekunden ist der Text noch nicht gelesen. Füge weniger auf einmal ein.';

type CampProps = {
  opened: Opened;
  onOutcome: (outcome: Outcome) => void;
};

/** Fills in several documents and templates at once, and asks before they replace something typed. */
function OpenedCamp({ opened, onOutcome }: CampProps) {
  async function fill() {
    const { name, files, templates, left } = opened;
    openedCamp.set(undefined);
    for (const one of files) await one.fill();
    const names = files.map(({ entry }) => entry.name).join(', ');
    const said = `«${name}» ist geöffnet${names && `: ${names}`}.`;
    const failed = left.join(' ');
    onOutcome({ said, failed });
    readAnew();
    if (templates.length === 0) return;
    try {
      onOutcome({ said: `${said} ${await openTemplates(templates)}`, failed });
      readAnew();
    } catch (error) {
      onOutcome({ failed: unreadable(name, error) });
    }
  }

  const replaced = replacedBy(opened);
  const names = opened.files.map(({ entry }) => entry.name);
  const added = names.filter((name) => !replaced.includes(name));
  const isAsking = replaced.length > 0;
  // Where nothing is replaced there is nothing to ask. On a page that has just come, the form of the camp
  // first tells that it is empty.
  useEffect(() => {
    if (!isAsking) queueMicrotask(fill);
  });

  if (!isAsking) return null;
  return (
    <Question
      heading={`«${opened.name}» öffnen?`}
      answers={[['Öffnen', fill], ['Abbrechen']]}
      onClose={() => openedCamp.set(undefined)}
    >
      <p>Ersetzt wird, was du eingegeben hast bei: {replaced.join(', ')}.</p>
      {added.length > 0 && <p>Dazu kommt: {added.join(', ')}.</p>}
    </Question>
  );
}

/** The names of what was typed and would go. */
function replacedBy({ files }: Opened) {
  const begun = files.filter(({ entry }) => startedDraft(entry.slug)?.hasEntries());
  const names = begun.map(({ entry }) => entry.name);
  return campStore.atRisk.current() ? ['Euer Lager', ...names] : names;
}
