import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { run as runCommand } from '../../src/cli/main';
import { paragraph, text, withHeader } from '../support/models';
import { paragraphsOf, partOf } from '../support/readDocx';

const root = new URL('../..', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'lagerkiste-'));
const file = (name: string) => join(folder, name);

/** Runs a command as `npm run` does, without starting anything. */
async function run(command = '', ...args: readonly string[]) {
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
writeFileSync(file('eine.json'), '{"ticked":["2"]}');
writeFileSync(file('zahlen.json'), '{"ticked":[1]}');
writeFileSync(file('kaputt.json'), '{');

// The goldens' own day.
const stand = '--stand=2026-11-21';

describe('the commands for testers', () => {
  test('print the canonical XML of the typical input, whole or its body alone', async () => {
    const whole = await run('xml', 'packliste', stand);
    expect(whole.status).toBe(0);
    const golden = readFileSync(join(root, 'tests/golden/packliste/typisch.xml'), 'utf8');
    expect(whole.stdout).toBe(golden);
    const body = (await run('xml', 'packliste', stand, '--body')).stdout;
    expect(body.match(/^<!-- .* -->$/gm)).toEqual(['<!-- word/document.xml -->']);
    expect(golden).toContain(body.trimEnd());
  });

  test('print the day that they are told', async () => {
    const golden = 'tests/golden/allgemeines-sicherheitskonzept/typisch.xml';
    const { stdout } = await run('xml', 'allgemeines-sicherheitskonzept', stand);
    expect(stdout).toBe(readFileSync(join(root, golden), 'utf8'));
    const later = (await run('xml', 'allgemeines-sicherheitskonzept', '--stand=2026-11-22')).stdout;
    expect(later).toBe(stdout.replaceAll('21.11.2026', '22.11.2026'));
  });

  test('make a document from an input, and print and compare such files', async () => {
    expect(await run('docx', 'packliste', file('zwei.json'), file('zwei.docx'))).toMatchObject({
      status: 0,
    });
    expect(await run('docx', 'packliste', file('eine.json'), file('eine.docx'))).toMatchObject({
      status: 0,
    });
    expect(paragraphsOf(new Uint8Array(readFileSync(file('zwei.docx'))))).toHaveLength(3);

    expect(await run('xml', file('zwei.docx'), file('zwei.docx'))).toEqual({
      status: 0,
      stdout: '',
      stderr: '',
    });
    const { status, stdout } = await run('xml', '--body', file('zwei.docx'), file('eine.docx'));
    expect(status).toBe(1);
    expect(stdout).toMatch(/^<!-- word\/document.xml -->\n@@ -\d+,\d+ \+\d+,\d+ @@\n/);
    expect(stdout).toMatch(/^- +<w:t .*>Unterwäsche, frisch für jeden Tag<\/w:t>$/m);
  });

  test('make documents that carry their input, or do without', async () => {
    const [whole, plain] = [file('mit.docx'), file('ohne.docx')];
    await run('docx', 'packliste', file('zwei.json'), whole);
    await run('docx', '--ohne-eingaben', 'packliste', file('zwei.json'), plain);
    const { stdout } = await run('xml', 'packliste', file('zwei.json'));
    expect((await run('xml', plain)).stdout).toBe(stdout);
    const { stdout: changed } = await run('xml', whole, plain);
    expect(changed).toContain('<!-- customXml/');
    expect(changed).not.toContain('<!-- word/document.xml -->');
  });

  // An @ stands for the folder of this test.
  test.each(
    `xml packlist | Einen Generator «packlist» gibt es nicht. Es gibt:
xml | So geht es:
xml fehlt.docx | Die Datei «fehlt.docx» gibt es nicht
xml README.md | README.md: Die Datei ist keine Word-Datei (.docx).
xml packliste fehlt.json | Die Datei «fehlt.json» gibt es nicht
xml packliste @kaputt.json | ist kein gültiges JSON.
docx packliste @zahlen.json @x.docx | Bei «ticked.0» wird ein Text erwartet, nicht 1.
docx todo-liste @zwei.json @x.docx | Hier gibt es kein «ticked».
docx packliste | So geht es:
xml packliste --stand=2026-02-30 | «--stand=2026-02-30» ist kein Tag.
docx packliste @zwei.json /dev/null/x.docx | lässt sich nicht schreiben.
docx --template | So geht es:
docx --template README.md packliste @zwei.json @x.docx | README.md: Die Datei ist keine Word-Datei (.docx).
templates --look README.md @neu | README.md: Die Datei ist keine Word-Datei
templates --look README.md | So geht es:
templates --look README.md templates/ | In templates/ liegen die Originale.
templates --look @packliste.docx @ | Das Vorbild würde überschrieben.
templates fehlt.docx packliste | Die Datei «fehlt.docx» gibt es nicht
templates README.md packlist | Einen Generator «packlist» gibt es nicht.`
      .split('\n')
      .map((row) => row.split(' | ')),
  )('%s says what would be right, without a stack', async (line, sentence) => {
    const [command, ...args] = (line ?? '').replaceAll('@', `${folder}/`).split(' ');
    const { status, stdout, stderr } = await run(command, ...args);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  test('make no document from a template that is not in order', async () => {
    const made = file('nicht gemacht.docx');
    const { status, stdout } = await run(
      'docx',
      '--template',
      'tests/fixtures/broken/packliste/Feld im Alternativtext.docx',
      'packliste',
      'tests/samples/packliste/typisch.json',
      made,
    );
    expect(status).toBe(1);
    expect(stdout).toContain('im Alternativtext');
    expect(existsSync(made)).toBe(false);
  });

  test('say of a template what is wrong with it', async () => {
    const broken = await run(
      'templates',
      'tests/fixtures/broken/packliste/Feld gross geschrieben.docx',
      'packliste',
    );
    expect(broken.status).toBe(1);
    expect(broken.stdout).toContain(
      'Fehler: Text: Das Feld {Text} gibt es nicht. Meintest du {text}?',
    );
    const fine = await run(
      'templates',
      'tests/fixtures/working/lagerpakt/Feld fehlt.docx',
      'lagerpakt',
    );
    expect(fine.status).toBe(0);
    expect(fine.stdout).toMatch(
      /Hinweis: Diese Angaben fehlen im Dokument.*: \{text\} in \{#items\}\./,
    );
  });

  test('write the ten templates in the look of another file, and say what is worth knowing once', async () => {
    const { status, stdout } = await run(
      'templates',
      '--look',
      'tests/fixtures/looks/deutsche Namen und Logo.docx',
      file('neu'),
    );
    expect(status).toBe(0);
    expect(readdirSync(file('neu'))).toHaveLength(10);
    expect(stdout.match(/Die Fusszeile ist die des Vorbilds/g)).toHaveLength(1);
    expect(stdout.match(/: in Ordnung$/gm)).toHaveLength(10);
    const restyled = readFileSync(file('neu/packliste.docx'));
    expect(partOf(new Uint8Array(restyled), 'word/styles.xml')).toContain('w:themeColor="accent1"');

    const filled = ['packliste', file('zwei.json'), file('neu.docx')];
    expect((await run('docx', '--template', file('neu/packliste.docx'), ...filled)).status).toBe(0);
    const document = new Uint8Array(readFileSync(file('neu.docx')));
    expect(paragraphsOf(document)).toHaveLength(3);
    expect(partOf(document, 'word/header1.xml')).toContain('Pfadi Tannwald');
  });

  test('end with 1 when a template in a new look is not in order', async () => {
    writeFileSync(file('Feld.docx'), withHeader(paragraph(text('{campAddress}'))));
    const { status, stdout } = await run(
      'templates',
      '--look',
      file('Feld.docx'),
      file('mit-feld'),
    );
    expect(status).toBe(1);
    expect(stdout).toMatch(
      /packliste.docx: NICHT in Ordnung\n {2}Fehler: Kopfzeile: .*\{campAddress\}/,
    );
    expect(stdout).toMatch(/allgemeines-sicherheitskonzept.docx: in Ordnung\n/);
  });
});

describe('a command that is started', () => {
  test.each([
    ['xml', ['packliste', stand], { status: 0, stdout: goldenOf('packliste'), stderr: '' }],
    [
      'docx',
      ['packliste'],
      { status: 2, stdout: '', stderr: expect.stringMatching(/^So geht es: .*\n$/) },
    ],
  ])('%s %j prints and ends as it does here', (command, args, expected) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'src/cli/main.ts', command, ...args],
      { cwd: root, encoding: 'utf8' },
    );
    expect({ status, stdout, stderr }).toEqual(expected);
  });
});

function goldenOf(slug: string): string {
  return readFileSync(join(root, `tests/golden/${slug}/typisch.xml`), 'utf8');
}
