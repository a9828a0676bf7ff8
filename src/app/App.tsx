import { useRoutes } from 'react-router-dom';
import { routes } from './routes';
import { useLaunched } from './useLaunched';

/** The page of the address, below a router. */
export function App() {
  useLaunched();
  return useRoutes(routes);
}
