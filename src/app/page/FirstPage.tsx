const addresses = import.meta.glob<string>('./pictures/firstPages/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Where the picture of a document's first page lies; `npm run pictures` makes it. */
export function firstPageAddress(slug: string) {
  return addresses[`./pictures/firstPages/${slug}.webp`] ?? '';
}

/** The first page of a document, beside its name. */
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
