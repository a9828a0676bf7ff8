const addresses = import.meta.glob<string>('./pictures/firstPages/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

/**
 * Returns the address of the picture for a document or look. The picture for a document shows its first page. The
 * picture for a look shows the first page of the packing list in that look. `npm run pictures` makes all pictures.
 *
 * @param slug the slug of a document or look
 */
export function firstPageAddress(slug: string) {
  return addresses[`./pictures/firstPages/${slug}.webp`] ?? '';
}

/** The picture of a first page. The `alt` text is empty, because the document or look is named beside the picture. */
export function FirstPage({ slug }: { slug: string }) {
  return (
    <img
      className="first-page"
      src={firstPageAddress(slug)}
      width={320}
      height={452}
      alt=""
      loading="lazy"
    />
  );
}

/** A frame with the picture of a first page. `useLivePapers` replaces the picture by the rendered first page. */
export function Sheet({ slug }: { slug: string }) {
  return (
    <span className="sheet" aria-hidden="true">
      <FirstPage slug={slug} />
    </span>
  );
}
