import PizZip from 'pizzip';
import { pack } from './hostile';

const directoryEntry = 0x02014b50;
const endOfDirectory = 0x06054b50;

/** Zips that say of themselves what is not so. */
export const hostileZips: Readonly<Record<string, (template: Uint8Array) => Uint8Array>> = {
  'a size that is too small': (template) => patched(withPicture(template), 24, () => 10),
  'a size that is negative': (template) => patched(template, 24, () => 0xffffffff),
  'a packed size that is negative': (template) => patched(template, 20, () => 0xffffffff),
  'a packed size that reaches over the next entry': (template) =>
    patched(template, 20, (size) => size + 500),
  'all entries at the place of the first': (template) => patched(template, 42, () => 0),
  'an entry outside of the file': (template) => patched(template, 42, (at) => at + 1_000_000),
  // Of the zip's end, the number of entries on this disk stands where 8 says.
  'a directory of more than 4 GB': (template) =>
    patched(template, 8, () => 0xffffffff, endOfDirectory),
  ...Object.fromEntries(
    ['hasOwnProperty', '__proto__', 'constructor', 'toString'].map((name) => [
      `an entry named ${name}`,
      (template: Uint8Array) => withEntry(template, name),
    ]),
  ),
  'a name of 60,000 letters': (template) => withEntry(template, 'x'.repeat(60_000)),
};

// The same bytes with one field of each entry of the directory, or of its end, changed.
function patched(
  zip: Uint8Array,
  field: number,
  change: (value: number) => number,
  signature = directoryEntry,
): Uint8Array {
  const bytes = zip.slice();
  const view = new DataView(bytes.buffer);
  for (const at of places(view, signature)) {
    view.setUint32(at + field, change(view.getUint32(at + field, true)), true);
  }
  return bytes;
}

function places(view: DataView, signature: number): number[] {
  return Array.from({ length: view.byteLength - 3 }, (_, at) => at).filter(
    (at) => view.getUint32(at, true) === signature,
  );
}

function withPicture(template: Uint8Array): Uint8Array {
  return pack(new PizZip(template).file('word/media/image1.png', '0'.repeat(1_000_000)));
}

// PizZip itself cannot write some of these names: the entry gets it afterwards.
function withEntry(template: Uint8Array, name: string): Uint8Array {
  const before = '\u0001'.repeat(name.length);
  const bytes = pack(new PizZip(template).file(before, 'x'));
  const named = Buffer.from(bytes).toString('latin1').replaceAll(before, name);
  return new Uint8Array(Buffer.from(named, 'latin1'));
}
