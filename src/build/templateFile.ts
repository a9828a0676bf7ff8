import { fileURLToPath } from 'node:url';

/** Returns the absolute path of a file of the project. `path` is relative to the root of the project. */
export function inProject(path: string) {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}

/** Returns the absolute path of a Word file in `templates/`. */
export function templateFile(fileName: string) {
  return inProject(`templates/${fileName}`);
}
