import { Unreachable } from '../../../browser/unreachable';
import type { GeneratorUnit } from '../../../generators/defineGenerator';
import { makeDocument } from '../../../generators/makeDocument';
import { Cancelled } from '../cancelled';
import { isEntered } from '../isEntered';
import type { TemplateInForce } from '../useTemplate';
import { afterPause } from './afterPause';
import frameAddress from './frame.html?url';
import { refuseTooLong, TooLong } from './refuseTooLong';
import type { Rendering } from './rendering';

export type PreviewState = {
  rendering?: Rendering;
  /** The name under which the button would save what is shown. */
  fileName?: string;
  /** Whether nothing is entered yet. */
  isEmpty?: boolean;
  /** Why the present document is not shown. */
  failure?: 'unreachable' | 'unreadable' | 'cancelled' | 'tooLong';
};

export type Preview = ReturnType<typeof openPreview>;

/** Shown beside the form, a change is seen at once; else it is enough that the preview is there. */
export const besideForm = '(min-width: 1100px)';

/**
 * Follows an input with the document that the generating button would save of it. Nothing is rendered
 * before it is started.
 */
export function openPreview(unit: GeneratorUnit) {
  const start = unit.readInput({});
  const listeners = new Set<() => void>();
  let state: PreviewState = {};
  let input = start;
  let open: (() => Promise<TemplateInForce>) | undefined;
  let isStarted = false;

  const { changed, stop } = afterPause(update, () => (matchMedia(besideForm).matches ? 80 : 1000));

  async function update() {
    if (!open) return;
    try {
      const [template, { render }] = await Promise.all([open(), loadPart()]);
      const { bytes, fileName } = makeDocument(unit, input, template, { today: new Date() });
      const isEmpty = !isEntered(unit.readInput(input), start);
      const made = await bytes;
      refuseTooLong(made);
      tell({ rendering: await render(made), fileName, isEmpty });
    } catch (error) {
      tell({ failure: failureOf(error) });
    }
  }

  function tell(next: PreviewState) {
    state = next;
    for (const listener of listeners) listener();
  }

  function change() {
    if (isStarted) changed();
  }

  return {
    start() {
      isStarted = true;
      changed();
    },
    stop,
    tryAgain: changed,
    follow(next: unknown) {
      input = next;
      change();
    },
    /** @param next opens the template in force */
    changeTemplate(next: () => Promise<TemplateInForce>) {
      open = next;
      change();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
  };
}

function failureOf(error: unknown): NonNullable<PreviewState['failure']> {
  if (error instanceof Cancelled) return 'cancelled';
  // A page that is left gives up what it fetches; that is no fault.
  if (error instanceof Unreachable) return 'unreachable';
  if (error instanceof TooLong) return 'tooLong';
  console.error(error);
  return 'unreadable';
}

let hasFrame = false;

/** With the file of the frame, so that it is there when it is shown. */
async function loadPart() {
  if (!hasFrame) await reachFrame();
  hasFrame = true;
  return import('./rendering');
}

async function reachFrame() {
  try {
    const response = await fetch(frameAddress);
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  } catch (cause) {
    throw new Unreachable('program', { cause });
  }
}
