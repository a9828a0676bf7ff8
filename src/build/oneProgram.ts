import type { Rolldown } from 'vite';
import { inProject } from './templateFile.ts';

/** What begins every page. */
const start = inProject('src/main.tsx');
/** What most of them need for their form. */
const checklist = inProject('src/generators/checklists/defineChecklist.tsx');

type Graph = { getModuleInfo(id: string): Rolldown.ModuleInfo | null };

/**
 * The file for what all pages share: by itself, Rolldown makes many small ones of it, which compress
 * worse. What only the browser may run stands outside, for the script that writes the pages has the
 * same imports.
 */
export function oneProgram(): (id: string, graph: Graph) => string | null {
  let everywhere: Set<string> | undefined;
  return (id, graph) => {
    everywhere ??= new Set([checklist, ...importsOf(start, graph), ...importsOf(checklist, graph)]);
    return everywhere.has(id) ? 'program' : null;
  };
}

/** What a module imports before it runs, and all that this imports. */
function importsOf(id: string, graph: Graph, found = new Set<string>()) {
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
    if (found.has(imported)) continue;
    found.add(imported);
    importsOf(imported, graph, found);
  }
  return found;
}
