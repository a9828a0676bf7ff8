import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadEnv, type Plugin } from 'vite';

/** Where something of the project lies. */
export function inProject(path: string) {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}

/**
 * The folder of Word templates that takes the place of `templates/`, where the environment, `.env.local` or
 * `.env` names one as `TEMPLATES_FOLDER`, seen from the project.
 */
export function templatesFolder() {
  const { TEMPLATES_FOLDER: named } = loadEnv('', inProject(''), 'TEMPLATES_FOLDER');
  return named && resolve(inProject(''), named);
}

/** Where a Word template lies; what the folder lacks lies in `templates/`. */
export function templateFile(fileName: string) {
  const own = resolve(templatesFolder() ?? '', fileName);
  return templatesFolder() && existsSync(own) ? own : inProject(`templates/${fileName}`);
}

/** Lets the site have the templates of the folder that `.env` names (`templateFile.ts`). */
export function ownTemplates(): Plugin {
  const folder = templatesFolder();
  return {
    name: 'own-templates',
    enforce: 'pre',
    config: () => ({
      define: { 'import.meta.env.TEMPLATES_FOLDER': JSON.stringify(folder !== undefined) },
      // The server of `npm run dev` shows nothing else from outside of the project.
      ...(folder && { server: { fs: { allow: ['.', folder] } } }),
    }),
    resolveId: {
      filter: { id: /\/templates\/[\w-]+\.docx\?url$/ },
      handler(id) {
        const file = templateFile(id.replace(/^.*\/|\?url$/g, ''));
        return folder && file.startsWith(folder) ? `${file}?url` : null;
      },
    },
  };
}
