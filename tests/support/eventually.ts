import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';

/** Says whether what is waited for would have come by now. */
export type IsFinal = () => boolean | Promise<boolean>;

/** Tries again until it succeeds, and throws what the last attempt threw once nothing changes any more. */
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

/** An expectation of an answer, asked for again until it is the expected one or final. */
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
