import { tellChange } from './tellChange';

/** Ticks every checkbox inside an element, or unticks them; what a filter has hidden stays as it is. */
export function tickAll(container: HTMLElement | null, checked: boolean): void {
  for (const box of container?.querySelectorAll<HTMLInputElement>('[type=checkbox]') ?? []) {
    if (!box.closest('[hidden]')) box.checked = checked;
  }
  tellChange(container);
}
