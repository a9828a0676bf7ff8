import type { Plugin } from 'vite';

/** A table of CRC-32 (ISO 3309), as zip files want it. */
const crcTable = `var table = Array.from({ length: 256 }, function (_, n) {
  for (var bit = 0; bit < 8; bit++) n = n & 1 ? (n >>> 1) ^ 0xedb88320 : n >>> 1;
  return n;
});`;

const router = 'react-router/dist/production/';

/** Where it is made says a part of the file's path. */
type Edit = readonly [file: string, from: RegExp, to: string];

/** What goes from the code of a package, because this site never uses it, and no option leaves it out. */
const edits: readonly Edit[] = [
  // 256 numbers that a line computes: 1.1 KB of Brotli.
  ['pizzip/js/crc32.js', /^var table = .*;$/m, crcTable],
  // Of HTML's characters such as `&eacute;` XML knows none (9.6 KB), nor of its elements and attributes.
  ['xmldom/lib/entities.js', /^exports\.HTML_ENTITIES = .*/ms, ''],
  ['xmldom/lib/conventions.js', /^(var HTML_\w+ = freeze\(\{).*?^\}\);$/gms, '$1});'],
  // Nothing here fills a PowerPoint file.
  ['docxtemplater/js/file-type-config.js', /^(function PptX\w+\(\) \{).*?^\}$/ms, '$1}'],
  // Its options are ours, and its sentences are for developers.
  [
    'docxtemplater/js/docxtemplater.js',
    /^var z = .*?^}\)\.strict\(\);$/ms,
    'var dxtOptionsSchema = { validate: () => ({}) };',
  ],
  ['docxtemplater/js/errors.js', /^ +explanation: ".*\n/gm, ''],
  // Files are asked for by links, and what a component is given it does not count.
  ['react-dom/cjs/react-dom.production.js', /^exports\.pre\w+ = .*?^};$/gms, ''],
  ['/react/cjs/react.production.js', /^exports\.Children = .*;$/m, ''],
  // Every page has its own address: no data is fetched on the way.
  [router, /isDataRoute \? useNavigateStable\(\) : /, ''],
  // Names for developers, and what is put on a class, keep components in the site that nobody uses.
  [router, /^\w+\.(displayName|contextType) = .*;$/gm, ''],
  [router, /= (\w+\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'],
];

/** Edits that changed something, in the page's build or in that of its worker. */
const made = new Set<Edit>();

/** Takes out of packages what the site never uses. */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: edits.map(([file]) => new RegExp(file)) },
      // The site has no source maps: nothing is to be mapped.
      handler: (code, id) => ({ code: leanCode(code, id), map: null }),
    },
  };
}

function leanCode(code: string, id: string) {
  let edited = code;
  for (const edit of edits) {
    const [file, from, to] = edit;
    const next = id.includes(file) ? edited.replace(from, to) : edited;
    if (next !== edited) made.add(edit);
    edited = next;
  }
  return edited;
}

/** Ends the build of the site when an edit found nothing in its package: the site would grow, and nobody be told. */
export function everyEditMade(): Plugin {
  return {
    name: 'every-edit-made',
    apply: 'build',
    generateBundle() {
      const idle = edits.filter((edit) => !made.has(edit)).map(([file]) => file);
      if (idle.length > 0) this.error(`nothing to edit in ${idle.join(', ')}`);
    },
  };
}
