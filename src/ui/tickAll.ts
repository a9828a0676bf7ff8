import { tellChange } from './tellChange';

/** Ticks every checkbox inside an element, or unticks them. */
export function tickAll(container: HTMLElement | null, checked: boolean): void {
  for (const box of container?.querySelectorAll<HTMLInputElement>('[type=checkbox]') ?? []) {
    box.checked = checked;
  }
  tellChange(container);
}
