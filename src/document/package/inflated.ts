import type { ZipEntry } from './zipDirectory';

/** What an entry of a zip unpacks to, by the browser or Node: as much of it as somebody reads. */
export function inflated({ packed }: Pick<ZipEntry, 'packed'>): ReadableStream<Uint8Array> {
  // A Blob as the source fails in WebKit (WebKitGTK 2.50) when the page is left meanwhile.
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(packed.slice());
      controller.close();
    },
  }).pipeThrough(new DecompressionStream('deflate-raw'));
}

/** The content of an entry, whether it is packed or not. */
export function unpacked(entry: Pick<ZipEntry, 'packed' | 'isDeflated'>): Response {
  return new Response(entry.isDeflated ? inflated(entry) : entry.packed.slice());
}
