import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';

/** Returns true when the awaited result would have come by now, so that waiting is useless. */
export type IsFinal = () => boolean | Promise<boolean>;

/** Returns matchers that ask for the answer again until the answer matches. Once `isFinal` returns true, they throw. */
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
            const isFinal = startWaiting();
            for (;;) {
              try {
                const assertion: object = expect(await answer(), message);
                const asked: object = isNot ? Reflect.get(assertion, 'not') : assertion;
                return Reflect.get(asked, name)(...expected);
              } catch (error) {
                const stack = `${error}${place.stack.replace(/^.*/, '')}`;
                if (await isFinal()) throw Object.assign(Object(error), { stack });
              }
              await pause(100);
            }
          };
        },
      },
    );
  return matchers(false) as ReturnType<typeof expect.poll<Answer>>;
}
