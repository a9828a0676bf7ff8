/** All that the site uses of the package, whose next major has another name. */
export {
  BrowserRouter,
  createPath,
  type Navigator,
  Router,
  useHref,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';
