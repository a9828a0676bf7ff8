import type { ReactNode } from 'react';
import { useStore } from '../../ui/useStore';
import type { PaperProps } from './Paper';
import { PreviewFailure } from './PreviewFailure';
import type { PreviewSource } from './previewState';

type Props = Pick<PaperProps, 'onLeave' | 'onShare'> & {
  preview: PreviewSource;
  /** In a dialog: the buttons before its row. They stay while a document comes and goes. */
  children?: ReactNode;
};

/** What is entered, as the document that it makes. */
export function Preview({ preview, children, ...lead }: Props) {
  const { rendering, fileName = '', makeExample, failure } = useStore(preview.shown);
  const isInDialog = Boolean(children);
  return (
    <div className="preview">
      {children}
      {rendering ? (
        <rendering.Paper {...{ rendering, fileName, makeExample, isInDialog }} {...lead} />
      ) : (
        <div className="preview-bar">
          <p>{!failure && 'Die Vorschau kommt gleich …'}</p>
        </div>
      )}
      <PreviewFailure failure={failure} onTryAgain={preview.tryAgain} />
    </div>
  );
}
