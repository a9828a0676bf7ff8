import { fileURLToPath } from 'node:url';

/** Where something of the project lies. */
export function inProject(path: string) {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}

/** Where a Word template lies. */
export function templateFile(fileName: string) {
  return inProject(`templates/${fileName}`);
}
