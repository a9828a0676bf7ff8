import type { FormFields } from '../ui/readFields';
import { campIn } from './campIn';

/** Reads the form of a list through the door of its generator. */
export function enteredTicks<Input>(readInput: (json: unknown) => Input) {
  return ({ texts, ticked, own, extras }: FormFields): Input => {
    const { signatureCount } = texts;
    return readInput({
      camp: campIn(texts),
      ticked,
      own,
      extras,
      ...(signatureCount !== undefined && { signatureCount }),
    });
  };
}
