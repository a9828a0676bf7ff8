import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { run as runCommand } from '../../src/cli/main';
import { paragraphsOf } from '../support/readDocx';
import { rowsOf } from '../support/table';

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

test.each(
  rowsOf(`
xml packlist | Einen Generator «packlist» gibt es nicht. Es gibt:
xml | So geht es:
xml fehlt.docx | Die Datei «fehlt.docx» lässt sich nicht lesen oder schreiben: ENOENT.
xml README.md | README.md: Die Datei ist reiner Text, keine Word-Datei (.docx).
xml packliste fehlt.json | Die Datei «fehlt.json» lässt sich nicht lesen
xml packliste @kaputt.json | kaputt.json: Expected property name
docx packliste @zahlen.json @x.docx | Falsch ist «ticked.0».
xml packliste --stand=2026-02-30 | «--stand=2026-02-30» ist kein Tag.
docx packliste @zwei.json /dev/null/x.docx | Die Datei «/dev/null» lässt sich nicht lesen oder schreiben
docx --template | So geht es:
templates fehlt.docx packliste | Die Datei «fehlt.docx» lässt sich nicht lesen
`),
)('%s says what would be right, without a stack', async (line, sentence) => {
  const { status, stdout, stderr } = await run(line);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

// The status, and what is printed.
test.each(
  rowsOf(`
docx --template 'tests/fixtures/broken/packliste/Feld im Alternativtext.docx' packliste tests/samples/packliste/typisch.json @nicht-gemacht.docx | 1 | im Alternativtext
docx --template README.md packliste @zwei.json @nicht-gemacht.docx | 1 | Die Datei ist reiner Text, keine Word-Datei (.docx).
templates 'tests/fixtures/broken/packliste/Feld gross geschrieben.docx' packliste | 1 | Fehler: Text: Das Feld {Text} gibt es nicht. Meintest du {text}?
templates 'tests/fixtures/working/lagerpakt/Feld fehlt.docx' lagerpakt | 0 | Anders als im Original: Weg: {campLine}, {text} in {#items} in {#groups}
`),
)('say of a template what is wrong with it: %s', async (line, status, said) => {
  const { stdout, ...ended } = await run(line);
  expect(ended.status).toBe(Number(status));
  expect(stdout).toContain(said);
  expect(existsSync(file('nicht-gemacht.docx'))).toBe(false);
});

test('started, a command prints and ends as it does here', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'src/cli/main.ts', 'docx', 'packliste'],
    { cwd: root, encoding: 'utf8' },
  );
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^So geht es: .*\n$/);
});
