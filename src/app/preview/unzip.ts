import { unpacked, zipDirectory } from '../../document/package/zip';
import { refuseTooMany } from './refuseTooLong';
import { spellOut } from './spellOut';

/**
 * What docx-preview asks JSZip for, by the browser's own inflater: `vite.config.ts` puts it in the place
 * of the package.
 */
export default { loadAsync };

type Type = 'string' | 'uint8array' | 'blob';

async function loadAsync(bytes: Uint8Array) {
  const entries = zipDirectory(bytes);
  if (!entries) throw new Error('not a zip');
  const files = entries.map((entry) => {
    return [entry.name, { async: (type: Type) => contentAs(unpacked(entry), type) }] as const;
  });
  return { files: Object.fromEntries(files) };
}

async function contentAs(content: Response, type: Type): Promise<string | Uint8Array | Blob> {
  if (type === 'blob') return content.blob();
  if (type === 'uint8array') return new Uint8Array(await content.arrayBuffer());
  const xml = await content.text();
  refuseTooMany(xml);
  return spellOut(xml);
}
