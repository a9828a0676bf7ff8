import { fileURLToPath } from 'node:url';

/** The path of a file of the project. */
export function inProject(path: string) {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}

/** The path of a Word template. */
export function templateFile(fileName: string) {
  return inProject(`templates/${fileName}`);
}
