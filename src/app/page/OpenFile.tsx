import { useRef, useState } from 'react';
import { FileField } from '../../ui/FileButton';
import { useStore } from '../../ui/store';
import { WaitingButton } from '../../ui/WaitingButton';
import type { Draft } from '../draft/draft';
import { openedCamp } from '../draft/drafts';
import { unreachablePart, useLatePart } from '../latePart';
import { useFileDrop } from '../useFileDrop';
import type { Asked } from './Opening';

/** What opens files: nobody needs it before the first, and then maybe without a connection. */
const loadOpening = async () => (await import('./Opening')).Opening;

const whatOpens = 'Lagermappe, Dokument vom letzten Jahr, alte Liste, Personen, Briefkopf';

type Props = {
  /** Of the page's document, whose own kind of file comes first; none on the start page. */
  draft?: Draft;
};

/** The one door for whatever somebody has: by a button, or dropped on the page. */
export function OpenFile({ draft }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<Asked>();
  // Somebody opened it on another page.
  const brought = useStore<unknown>(draft?.oldList ?? openedCamp);
  const wanted = asked ?? brought;
  const { part: Opening, hasFailed } = useLatePart(loadOpening, wanted);
  useFileDrop((file) => setAsked({ file }));

  return (
    <>
      <div className="open-input">
        <WaitingButton className="quiet" onClick={() => setAsked({})}>
          Datei öffnen
        </WaitingButton>
        {!draft && <span>oder hierher ziehen: {whatOpens}</span>}
        <FileField
          ref={field}
          label="Datei"
          accept=".docx,.zip,.json,.xlsx,.csv,.txt,.md,application/json,text/plain"
          onChoose={(file) => setAsked({ file })}
        />
      </div>
      {wanted !== undefined && hasFailed && (
        <p className="status failed" role="alert">
          {unreachablePart}
        </p>
      )}
      {Opening && (
        <Opening
          draft={draft}
          asked={asked}
          whatOpens={whatOpens}
          onChoose={() => field.current?.click()}
        />
      )}
    </>
  );
}
