// What a picture is, its bytes say, not its name. SVG is none of these: Word keeps a PNG beside it.
const kinds = Array.from(
  `
png  image/png   89504e470d0a1a0a
jpeg image/jpeg  ffd8ff
gif  image/gif   4749463[89]
bmp  image/bmp   424d
tiff image/tiff  (49492a00|4d4d002a)
emf  image/x-emf 01000000.{72}20454d46
wmf  image/x-wmf (d7cdc69a|0[12]000900)
`.matchAll(/^(\w+) +(\S+) +(.*)$/gm),
  ([, ending = '', contentType = '', start]) => ({
    ending,
    contentType,
    start: new RegExp(`^${start}`),
  }),
);

/** The ending and the content type of a picture that Word shows; nothing of any other bytes. */
export function pictureKind(content: Uint8Array) {
  const start = Array.from(content.subarray(0, 64), (byte) => byte.toString(16).padStart(2, '0'));
  return kinds.find((kind) => kind.start.test(start.join('')));
}
