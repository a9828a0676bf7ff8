const addresses = import.meta.glob<string>('./pictures/firstPages/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

/**
 * Returns the address of the picture of a first page. The picture of a look shows the packing list in that look.
 * `npm run pictures` makes the pictures.
 *
 * @param slug the slug of a document or look
 */
export function firstPageAddress(slug: string) {
  return addresses[`./pictures/firstPages/${slug}.webp`] ?? '';
}

/** The picture of a first page. The `alt` text is empty, because the name of the document is beside the picture. */
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

/** The picture of a first page, which `useLivePapers` replaces by the rendered page. */
export function Sheet({ slug }: { slug: string }) {
  return (
    <span className="sheet" aria-hidden="true">
      <FirstPage slug={slug} />
    </span>
  );
}
