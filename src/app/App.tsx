import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { whenIdle } from '../browser/load';
import { catalog } from '../catalog';
import type { LaunchedFile } from './draft/openFile';
import { PageOf, pageAt } from './routes';

declare global {
  interface Window {
    launchQueue?: {
      setConsumer(consumer: (launch: { files: readonly LaunchedFile[] }) => void): void;
    };
  }
}

/** The page of the address, below a router. */
export function App() {
  const { pathname } = useLocation();
  useEffect(() => {
    // The only sign of it on a page without a form.
    document.documentElement.dataset.script = 'ready';
  }, []);
  useLaunched();
  usePreparedPages();
  return <PageOf pathname={pathname} />;
}

/** Shows the files that somebody opens with the installed app. */
function useLaunched() {
  const navigate = useNavigate();
  const open = useEffectEvent(async (file: LaunchedFile) => {
    const { openLaunched } = await import('./draft/openFile');
    await openLaunched(file, navigate);
  });

  useEffect(() => {
    window.launchQueue?.setConsumer(({ files: [file] }) => {
      if (file) open(file);
    });
  }, []);
}

const next = [
  '/',
  ...catalog.flatMap(({ path, generators }) => [path, ...generators.map((entry) => entry.path)]),
];

/** Loads the chunks of the pages that may come next while nothing else is to do: a press then shows them at once. */
function usePreparedPages() {
  useEffect(
    () =>
      whenIdle(() => {
        for (const path of next) {
          const page = pageAt(path);
          // What fails here is tried again at the press, where it is said.
          page?.load().catch(page.forget);
        }
      }),
    [],
  );
}
