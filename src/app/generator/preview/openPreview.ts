import type { GeneratorUnit } from '../../../generators/defineGenerator';
import { makeDocument } from '../../../generators/makeDocument';
import { createStore } from '../../createStore';
import { isEntered } from '../isEntered';
import type { TemplateInForce } from '../useTemplate';
import { afterPause } from './afterPause';
import { loadRendering } from './loadRendering';
import { failureOf, type PreviewState } from './previewState';

export type Preview = ReturnType<typeof openPreview>;

/** Shown beside the form, a change is seen at once; else it is enough that the preview is there. */
export const besideForm = '(min-width: 1100px)';

/**
 * Follows an input with the document that the generating button would save of it. Nothing is rendered
 * before it is started.
 */
export function openPreview(unit: GeneratorUnit) {
  const start = unit.readInput({});
  const shown = createStore<PreviewState>({});
  let input = start;
  let open: (() => Promise<TemplateInForce>) | undefined;
  let isStarted = false;

  const { changed, now, stop } = afterPause(update, () =>
    matchMedia(besideForm).matches ? 80 : 1000,
  );

  async function update(): Promise<boolean> {
    if (!open) return false;
    try {
      const [template, { render }] = await Promise.all([open(), loadRendering()]);
      const { bytes, fileName } = makeDocument(unit, input, template, { today: new Date() });
      const isEmpty = !isEntered(unit.readInput(input), start);
      shown.set({ rendering: await render(await bytes), fileName, isEmpty });
      return true;
    } catch (error) {
      shown.set({ failure: failureOf(error) });
      return false;
    }
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
    tryAgain: now,
    follow(next: unknown) {
      input = next;
      change();
    },
    /** @param next opens the template in force */
    changeTemplate(next: () => Promise<TemplateInForce>) {
      open = next;
      change();
    },
    shown,
  };
}
