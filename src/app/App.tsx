import { useRoutes } from 'react-router-dom';
import { routes } from './routes';
import { useLaunched } from './useLaunched';
import { usePreparedPages } from './usePreparedPages';

/** The page of the address, below a router. */
export function App() {
  useLaunched();
  usePreparedPages();
  return useRoutes(routes);
}
