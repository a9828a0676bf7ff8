import type { Generator } from '../../generators/contract';
import type { Draft } from './draft';
import { LinkButton } from './LinkButton';
import { ResetButton } from './ResetButton';

/** What is done seldom with what is entered: sending it on, beginning anew. */
export function InputSection({ generator, draft }: { generator: Generator; draft: Draft }) {
  return (
    <section className="input-section" aria-label="Eingaben">
      <p>
        Diese Seite speichert nichts. Dein Dokument kannst du hier wieder öffnen: oben, oder indem
        du die Datei auf die Seite ziehst.
      </p>
      <div className="input-buttons">
        {generator.linkable && <LinkButton generator={generator} draft={draft} />}
        <ResetButton draft={draft} />
      </div>
    </section>
  );
}
