import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';

/** Returns true when the awaited result would have come by now, so that waiting is useless. */
export type IsFinal = () => boolean | Promise<boolean>;

/** Repeats an attempt until the attempt succeeds. Throws the error of the last attempt once `isFinal` returns true. */
export async function repeat<Result>(attempt: () => Promise<Result>, isFinal: IsFinal) {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (await isFinal()) throw error;
    }
    await pause(100);
  }
}

/** Returns matchers that ask for the answer again until it matches or is final. */
export function expectEventually<Answer>(
  answer: () => Answer | Promise<Answer>,
  message: string | undefined,
  startWaiting: () => IsFinal,
) {
  const matchers = (isNot: boolean): object =>
    new Proxy(
      {},
      {
        get(_target, name) {
          if (name === 'not') return matchers(!isNot);
          return async function match(...expected: unknown[]) {
            const place = { stack: '' };
            Error.captureStackTrace(place, match);
            const attempt = async () => {
              const assertion: object = expect(await answer(), message);
              const asked: object = isNot ? Reflect.get(assertion, 'not') : assertion;
              Reflect.get(asked, name)(...expected);
            };
            await repeat(attempt, startWaiting()).catch((error) => {
              throw Object.assign(error, { stack: `${error}${place.stack.replace(/^.*/, '')}` });
            });
          };
        },
      },
    );
  return matchers(false) as ReturnType<typeof expect.poll<Answer>>;
}
