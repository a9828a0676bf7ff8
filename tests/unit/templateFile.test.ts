import { relative } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { ownTemplates, templateFile } from '../../src/build/templateFile';

afterEach(() => vi.unstubAllEnvs());

const shown = (fileName: string) => relative('.', templateFile(fileName));

test('a folder that the environment names comes before those of the project, and what it lacks comes from there', () => {
  expect(shown('packliste.docx')).toBe('templates/packliste.docx');
  vi.stubEnv('TEMPLATES_FOLDER', 'tests/fixtures/restyled');
  expect(shown('packliste.docx')).toBe('tests/fixtures/restyled/packliste.docx');
  expect(shown('todo-liste.docx')).toBe('templates/todo-liste.docx');
});

test('a folder that the environment names is what the site is built with', () => {
  vi.stubEnv('TEMPLATES_FOLDER', 'tests/fixtures/restyled');
  const { resolveId } = ownTemplates();
  if (typeof resolveId !== 'object') throw new Error('resolves nothing');
  const resolved = (id: string) => Reflect.apply(resolveId.handler, undefined, [id]);
  expect(resolved('../../templates/packliste.docx?url')).toBe(
    `${templateFile('packliste.docx')}?url`,
  );
  expect(resolved('../../templates/todo-liste.docx?url')).toBe(null);
});
