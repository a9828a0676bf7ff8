import { Component, type ReactNode, use } from 'react';
import { ErrorPage } from './page/ErrorPage';
import type { PageChunk } from './pageChunk';

type Props = { chunk: PageChunk | undefined; children: ReactNode };

/** A page, once its chunk is there; until then the page before it stays, and a failure is said. */
export class LoadedPage extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  // A next visit tries again.
  override componentDidCatch() {
    this.props.chunk?.forget();
  }

  override render() {
    if (this.state.hasFailed) return <ErrorPage />;
    return <OnceLoaded {...this.props} />;
  }
}

function OnceLoaded({ chunk, children }: Props) {
  if (chunk && !chunk.isLoaded()) use(chunk.load());
  return children;
}
