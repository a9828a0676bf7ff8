import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import PizZip from 'pizzip';
import { fixture } from '../support/files';
import { replaced } from '../support/readDocx';
import type { HostileFile } from './files';
import { foreignFolder } from './foreignFiles';

const run = promisify(execFile);
const place = join(foreignFolder, 'written');

const model = new PizZip(fixture('looks/Logo über dem Titel, Tabstopps von Word'));
const logo = Buffer.from(model.file('word/media/rIdLogo.png')?.asUint8Array() ?? []);
const size = { width: 90, height: 40 };

/** A letterhead with another picture, and with a tag of a package in its headers. */
function withTag(tag: string) {
  const line = `<w:p><w:r><w:t>${tag}</w:t></w:r></w:p>`;
  return [1, 2, 3].reduce<Uint8Array>(
    (docx, at) => replaced(docx, `word/header${at}.xml`, /<w:p[ >].*<\/w:p>/s, line),
    fixture('looks/deutsche Namen und Logo'),
  );
}

// How each package writes the logo into a header.
const writers: Record<string, (load: NodeJS.Require) => Promise<Uint8Array> | Uint8Array> = {
  'docx@9.7.1'(load) {
    const { Document, Header, ImageRun, Packer, Paragraph } = load('docx');
    const picture = new ImageRun({ type: 'png', data: logo, transformation: size });
    const header = new Header({ children: [new Paragraph({ children: [picture] })] });
    const children = [new Paragraph('Liebe Eltern')];
    return Packer.toBuffer(
      new Document({ sections: [{ headers: { default: header }, children }] }),
    );
  },
  'officegen@0.6.5'(load) {
    const file = join(place, 'logo.png');
    writeFileSync(file, logo);
    const written = load('officegen')('docx');
    written.getHeader().createP().addImage(file, { cx: size.width, cy: size.height });
    written.createP().addText('Liebe Eltern');
    const stream = new PassThrough();
    written.generate(stream);
    return buffer(stream);
  },
  'easy-template-x@7.2.8'(load) {
    const { TemplateHandler } = load('easy-template-x');
    const picture = { _type: 'image', source: logo, format: 'image/png', ...size };
    return new TemplateHandler().process(Buffer.from(withTag('{logo}')), { logo: picture });
  },
  'docx-templates@4.15.0'(load) {
    const picture = { width: 3, height: 1.5, data: logo, extension: '.png' };
    return load('docx-templates').createReport({
      template: withTag('{IMAGE logo()}'),
      cmdDelimiter: ['{', '}'],
      additionalJsContext: { logo: () => picture },
      data: {},
    });
  },
  'docxtemplater-image-module-free@1.1.1'(load) {
    const [Docxtemplater, Pictures] = ['docxtemplater', 'docxtemplater-image-module-free'].map(
      load,
    );
    const getSize = () => [size.width, size.height];
    const modules = [new Pictures({ getImage: () => logo, getSize })];
    const filled = new Docxtemplater(new PizZip(withTag('{%logo}')), { modules });
    return filled.render({ logo: 'logo' }).getZip().generate({ type: 'uint8array' });
  },
};

/** Letterheads with a picture in the header, as packages of others write them; without a network, those fetched before. */
export async function writtenLetterheads(): Promise<HostileFile[]> {
  const names = Object.keys(writers);
  const hasAll = await install([...names, 'docxtemplater@3.71.0']).catch(() => false);
  if (!hasAll) console.log(`${names.join(', ')} cannot be fetched here; they are left out.`);
  const load = createRequire(join(place, 'package.json'));
  const files = Object.entries(hasAll ? writers : {}).map(async ([name, write]) => {
    const bytes = new Uint8Array(await write(load));
    return { kind: 'written letterheads', name, bytes: () => bytes };
  });
  return Promise.all(files);
}

async function install(packages: readonly string[]): Promise<boolean> {
  mkdirSync(place, { recursive: true });
  const args = ['install', ...packages, '--prefix', place, '--ignore-scripts', '--no-audit'];
  const isHere = (name: string) =>
    existsSync(join(place, 'node_modules', name.replace(/@[^@]+$/, '')));
  if (!packages.every(isHere)) await run('npm', args);
  return true;
}

/** True when a header or footer shows the logo. */
export function holdsLogo(docx: Uint8Array): boolean {
  const zip = new PizZip(docx);
  const isLogo = (path: string) => logo.equals(zip.file(path)?.asUint8Array() ?? new Uint8Array());
  return zip
    .file(/^word\/_rels\/(header|footer)\d*\.xml\.rels$/)
    .flatMap((edge) => Array.from(edge.asText().matchAll(/Target="(media\/[^"]*)"/g)))
    .some(([, target]) => isLogo(`word/${target}`));
}
