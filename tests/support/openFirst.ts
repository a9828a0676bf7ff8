import { expect } from 'vitest';
import { openSavedInput, type SavedInput } from '../../src/generators/savedInput';
import { loadOf } from './documentOf';

export function refusal(sentence: string) {
  const message = expect.stringContaining(sentence);
  return expect.objectContaining({ name: 'InputError', message });
}

export async function openFirst(read: readonly SavedInput[]) {
  const [first] = read;
  if (!first) throw new Error('a file without an input');
  const opened = await openSavedInput(first, loadOf(first.generator));
  return { ...opened, slug: String(first.generator) };
}
