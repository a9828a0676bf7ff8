const addresses = import.meta.glob<string>('./pictures/firstPages/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The address of the picture of a document's first page; `npm run pictures` makes the pictures. */
export function firstPageAddress(slug: string) {
  return addresses[`./pictures/firstPages/${slug}.webp`] ?? '';
}

/** The picture of a document's first page; its name stands beside it. */
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

/** A sheet with the picture, in whose place `useLivePapers` shows the rendered page. */
export function Sheet({ slug }: { slug: string }) {
  return (
    <span className="sheet" aria-hidden="true">
      <FirstPage slug={slug} />
    </span>
  );
}
