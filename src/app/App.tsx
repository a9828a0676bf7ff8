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

/** The whole app, inside of a router: renders the page of the current address. */
export function App() {
  const { pathname } = useLocation();
  useEffect(() => {
    // Tests wait for this attribute: a page without a form shows no other sign of hydration.
    document.documentElement.dataset.script = 'ready';
  }, []);
  useLaunched();
  usePreparedPages();
  return <PageOf pathname={pathname} />;
}

/** Opens the file with which the installed app was launched. */
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

/** Loads the chunks of all likely next pages while the page is idle, so that a link shows its page at once. */
function usePreparedPages() {
  useEffect(
    () =>
      whenIdle(() => {
        for (const path of next) {
          const page = pageAt(path);
          // A failed load is forgotten: the press on the link tries again and reports a failure.
          page?.load().catch(page.forget);
        }
      }),
    [],
  );
}
