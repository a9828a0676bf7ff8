import type { Rolldown } from 'vite';
import { inProject } from './templateFile.ts';

/** The module that begins every page. */
const start = inProject('src/main.tsx');
/** The modules that most forms need. */
const checklist = inProject('src/generators/checklists/defineChecklist.tsx');

type Graph = { getModuleInfo(id: string): Rolldown.ModuleInfo | null };

/**
 * Puts the modules that all pages share into one file. Rolldown alone makes many small files, which compress worse.
 * Modules that only the browser may run stay outside, since the script that writes the pages has the same imports.
 */
export function oneProgram(): (id: string, graph: Graph) => string | null {
  let everywhere: Set<string> | undefined;
  return (id, graph) => {
    everywhere ??= new Set([checklist, ...importsOf(start, graph), ...importsOf(checklist, graph)]);
    return everywhere.has(id) ? 'program' : null;
  };
}

/** The modules that a module imports before it runs, directly and indirectly. */
function importsOf(id: string, graph: Graph, found = new Set<string>()) {
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
    if (found.has(imported)) continue;
    found.add(imported);
    importsOf(imported, graph, found);
  }
  return found;
}
