import { Component, type ReactNode, use } from 'react';
import { ErrorPage } from './page/ErrorPage';
import type { PagePart } from './pagePart';

type Props = { part: PagePart | undefined; children: ReactNode };

/** A page, once its part is there; until then the page before it stays, and a failure is said. */
export class LoadedPage extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  // A next visit tries again.
  override componentDidCatch() {
    this.props.part?.forget();
  }

  override render() {
    if (this.state.hasFailed) return <ErrorPage />;
    return <OncePartIsThere {...this.props} />;
  }
}

function OncePartIsThere({ part, children }: Props) {
  if (part && !part.isLoaded()) use(part.load());
  return children;
}
