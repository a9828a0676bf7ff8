import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { run as runCommand } from '../../src/cli/main';
import { paragraphsOf } from '../support/readDocx';
import { rowsIn } from '../support/table';

const root = new URL('../..', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'lagerkiste-'));
const file = (name: string) => join(folder, name);

/** Runs a command as `npm run` does, without starting anything; an @ stands for the folder of this test. */
async function run(line: string) {
  const words = line.match(/'[^']*'|[^ ]+/g) ?? [];
  const [command = '', ...args] = words.map((word) =>
    word.replaceAll("'", '').replace('@', `${folder}/`),
  );
  const print = () => undefined;
  const log = vi.spyOn(console, 'log').mockImplementation(print);
  const error = vi.spyOn(console, 'error').mockImplementation(print);
  const printed = ({ mock }: typeof log) => mock.calls.map(([line]) => `${line}\n`).join('');
  try {
    const status = await runCommand(command, args);
    return { status, stdout: printed(log), stderr: printed(error) };
  } finally {
    log.mockRestore();
    error.mockRestore();
  }
}

writeFileSync(file('zwei.json'), '{"ticked":["2","1"]}');
writeFileSync(file('warm.json'), '{"ticked":["2","1"],"camp":{"look":"warm"}}');
writeFileSync(file('eine.json'), '{"ticked":["2"]}');
writeFileSync(file('zahlen.json'), '{"ticked":[1]}');
writeFileSync(file('kaputt.json'), '{');

// The goldens' own day.
const stand = '--stand=2026-11-21';

test('print the canonical XML of the typical input, on the day that they are told', async () => {
  const golden = readFileSync(join(root, 'tests/golden/packliste/typisch.xml'), 'utf8');
  expect(await run(`xml packliste ${stand}`)).toEqual({ status: 0, stdout: golden, stderr: '' });
  const later = (await run('xml packliste --stand=2026-11-22')).stdout;
  expect(later).toBe(golden.replaceAll('21.11.2026', '22.11.2026'));
});

test('make a document from an input, and print and compare such files', async () => {
  for (const name of ['zwei', 'eine']) {
    expect((await run(`docx packliste @${name}.json @${name}.docx`)).status).toBe(0);
  }
  expect(paragraphsOf(readFileSync(file('zwei.docx')))).toHaveLength(3);
  const nothing = { status: 0, stdout: '', stderr: '' };
  expect(await run('xml @zwei.docx @zwei.docx')).toEqual(nothing);
  const { status, stdout } = await run('xml @zwei.docx @eine.docx');
  expect(status).toBe(1);
  expect(stdout).toMatch(/^<!-- word\/document.xml -->\n@@ -\d+,\d+ \+\d+,\d+ @@\n/m);
  expect(stdout).toMatch(/^- +<w:t .*>Unterwäsche, frisch für jeden Tag<\/w:t>$/m);
});

test('make documents that carry their input, or do without, in the look of the camp', async () => {
  await run('docx packliste @zwei.json @mit.docx');
  await run('docx --ohne-eingaben packliste @zwei.json @ohne.docx');
  await run('docx --ohne-eingaben packliste @warm.json @warm.docx');
  expect((await run('xml @ohne.docx @warm.docx')).stdout).toContain('<!-- word/styles.xml -->');
  const { stdout } = await run('xml packliste @zwei.json');
  expect((await run('xml @ohne.docx')).stdout).toBe(stdout);
  const { stdout: changed } = await run('xml @mit.docx @ohne.docx');
  expect(changed).toContain('<!-- customXml/');
  expect(changed).not.toContain('<!-- word/document.xml -->');
});

test.each(rowsIn('commands/wrong'))(
  '%s says what would be right, without a stack',
  async (line, sentence) => {
    const { status, stdout, stderr } = await run(line);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  },
);

test.each(rowsIn('commands/checking'))(
  'say of a template what is wrong with it: %s',
  async (line, status, said) => {
    const { stdout, ...ended } = await run(line);
    expect(ended.status).toBe(Number(status));
    expect(stdout).toContain(said);
    expect(existsSync(file('nicht-gemacht.docx'))).toBe(false);
  },
);

test('started, a command prints and ends as it does here', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'src/cli/main.ts', 'docx', 'packliste'],
    { cwd: root, encoding: 'utf8' },
  );
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^So geht es: .*\n$/);
});
