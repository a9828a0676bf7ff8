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

/** Carries out a command and gives its result; a failed one is rejected with the browser's words. */
export type Send = (command: Command, parameters?: Record<string, unknown>) => Promise<unknown>;

/** Under this name an element is passed (W3C WebDriver, «Elements»). */
export const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

export async function pause(milliseconds = 50): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
}
