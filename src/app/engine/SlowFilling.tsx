import { engine } from './engines';
import { SlowTemplate } from './SlowTemplate';

/** While filling a visitor's template takes long. */
export function SlowFilling() {
  return <SlowTemplate engine={engine} />;
}
