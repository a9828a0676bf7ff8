/** The commands of W3C WebDriver in use: method and path over HTTP, and the name in Marionette. */
export const commands = {
  navigate: ['POST', '/url', 'WebDriver:Navigate'],
  back: ['POST', '/back', 'WebDriver:Back'],
  forward: ['POST', '/forward', 'WebDriver:Forward'],
  executeScript: ['POST', '/execute/sync', 'WebDriver:ExecuteScript'],
  performActions: ['POST', '/actions', 'WebDriver:PerformActions'],
  elementClick: ['POST', '/element/{id}/click', 'WebDriver:ElementClick'],
  elementSendKeys: ['POST', '/element/{id}/value', 'WebDriver:ElementSendKeys'],
} as const;

export type Command = keyof typeof commands;

/**
 * Carries out a command and gives its result; a failed one is rejected with the browser's words, one
 * without an answer in time as `NoAnswer`.
 */
export type Send = (
  command: Command,
  parameters: Record<string, unknown>,
  milliseconds: number,
) => Promise<unknown>;

/** Under this name an element is passed (W3C WebDriver, «Elements»). */
export const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** In milliseconds: what a command, a page and a file may take, also on a busy machine. */
export const patience = 20_000;

/** The same for a browser that starts. */
export const patienceAtStart = 30_000;

/** The same for a window of WebKitGTK: most stand after half a second, one in a hundred never does. */
export const patienceForWindow = 10_000;

/** A driver that let its time pass. */
export class NoAnswer extends Error {}

function noAnswer(milliseconds: number, what: string) {
  return new NoAnswer(`no answer within ${milliseconds / 1000} s: ${what}`);
}

/** What a driver answers, unless it takes too long. */
export async function within<Answer>(
  milliseconds: number,
  what: string,
  answer: Promise<Answer>,
): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(noAnswer(milliseconds, what)), milliseconds);
  });
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}

/** Tries until something comes of it; an attempt without an answer is one more to try again. */
export async function until<Result>(
  what: string,
  attempt: () => Promise<Result | null | undefined>,
): Promise<Result> {
  const end = Date.now() + patience;
  for (;;) {
    let why = new Error(`not within ${patience / 1000} s: ${what}`);
    try {
      const result = await attempt();
      if (result !== null && result !== undefined) return result;
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      why = error;
    }
    if (Date.now() > end) throw why;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

/** A driver that speaks W3C WebDriver over HTTP. */
export function httpDriver(origin: string) {
  return async (
    method: string,
    path: string,
    parameters: Record<string, unknown> | undefined,
    milliseconds: number,
  ): Promise<unknown> => {
    const what = `${method} ${path}`;
    const signal = AbortSignal.timeout(milliseconds);
    const body = parameters ? { body: JSON.stringify(parameters) } : {};
    const asked = fetch(origin + path, { method, ...body, signal });
    const answer = await asked
      .then(async (response) => ({ isDone: response.ok, ...(await response.json()) }))
      .catch((error) => {
        throw signal.aborted ? noAnswer(milliseconds, what) : new Error(`${what}: ${error.cause}`);
      });
    if (!answer.isDone) throw new Error(`${what}: ${JSON.stringify(answer.value)}`);
    return answer.value;
  };
}
