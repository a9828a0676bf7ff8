import type { Plugin } from 'vite';
import { templateFile, templatesFolder } from './templateFile.ts';

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
