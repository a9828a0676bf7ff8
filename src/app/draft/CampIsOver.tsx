import { useRef, useState } from 'react';
import { isPast } from '../../generators/lastYear';
import type { Draft } from './draft';
import { campStore, moveIntoNextYear } from './drafts';
import { formOfPage, goToField } from './goToField';
import { useDebounced } from './useInputValue';

/**
 * Shows a sentence when the camp is over, and a button that calls `moveIntoNextYear`. On the page of a document, a
 * press on the button also shows a message that names the fields to check.
 */
export function CampIsOver({ draft }: { draft?: Draft }) {
  const status = useRef<HTMLParagraphElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [said, setSaid] = useState('');
  useDebounced(campStore, () => setIsOver(isPast(campStore.current(), new Date())));

  function move() {
    const actions = draft
      ? fieldsToCheck(['campName', ...(draft.generator.fieldsToCheck ?? [])])
      : [];
    const sentence = moveIntoNextYear(new Date());
    setIsOver(false);
    if (draft) {
      const more = actions.length > 0 ? ' Prüfe auch:' : '';
      draft.notice.set({ sentence: sentence + more, actions });
      return;
    }
    setSaid(sentence);
    // The focus moves to the sentence, because the pressed button disappears.
    status.current?.focus();
  }

  return (
    <div className={isOver || said ? 'input-notice' : 'visually-hidden'}>
      <p ref={status} role="status" tabIndex={-1}>
        {isOver ? 'Dieses Lager ist vorbei.' : said}
      </p>
      {isOver && (
        <button type="button" className="secondary" onClick={move}>
          Daten um ein Jahr verschieben
        </button>
      )}
    </div>
  );
}

/**
 * Returns a button for each field or list in `names` that is not empty. A press on the button moves the focus to the
 * field or list.
 */
function fieldsToCheck(names: readonly string[]) {
  const form = formOfPage();
  return names.flatMap((name) => {
    const field = form?.elements.namedItem(name);
    const place = field instanceof Element && field.closest('.fold, .field');
    if (!place) return [];
    const inputs = place.querySelectorAll<HTMLInputElement>(
      '.field :is(input, textarea, select):enabled',
    );
    if (!Array.from(inputs).some(({ value }) => value)) return [];
    const label = place.querySelector('label, h3')?.textContent ?? '';
    return { label, run: () => goToField(name) };
  });
}
