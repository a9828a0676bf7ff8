import { type ReactNode, useState } from 'react';
import { useStore } from '../../ui/store';
import type { PaperProps } from './Paper';
import { PreviewFailure as Failure } from './PreviewFailure';
import type { PreviewFailure, PreviewSource } from './previewState';
import type { Rendering } from './rendering';

type Props = Pick<PaperProps, 'onLeave' | 'onShare'> & {
  preview: PreviewSource;
  /** In a dialog: the buttons before its row. They stay while a document comes and goes. */
  children?: ReactNode;
};

/** What is entered, as the document that it makes. */
export function Preview({ preview, children, ...lead }: Props) {
  const { rendering, fileName = '', makeExample, failure } = useStore(preview.shown);
  const [givenUp, setGivenUp] = useState<{ rendering: Rendering; failure: PreviewFailure }>();
  const own = givenUp?.rendering === rendering ? givenUp?.failure : undefined;
  const isInDialog = Boolean(children);
  return (
    <div className="preview">
      {children}
      {rendering && !own ? (
        <rendering.Paper
          {...{ rendering, fileName, makeExample, isInDialog }}
          {...lead}
          onFailure={(why) => setGivenUp({ rendering, failure: why })}
        />
      ) : (
        <div className="preview-bar">
          <p>{!failure && 'Die Vorschau kommt gleich …'}</p>
        </div>
      )}
      <Failure failure={own ?? failure} onTryAgain={preview.tryAgain} />
    </div>
  );
}
