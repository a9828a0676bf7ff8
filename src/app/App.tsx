import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { pageOf } from './routes';
import { useLaunched } from './useLaunched';
import { usePreparedPages } from './usePreparedPages';

/** The page of the address, below a router. */
export function App() {
  useEffect(() => {
    // The only sign of it on a page without a form.
    document.documentElement.dataset.script = 'ready';
  }, []);
  useLaunched();
  usePreparedPages();
  return pageOf(useLocation().pathname);
}
