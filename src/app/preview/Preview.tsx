import type { ReactNode } from 'react';
import { useStore } from '../../ui/useStore';
import { PreviewFailure } from './PreviewFailure';
import type { PreviewSource } from './previewState';

type Props = {
  preview: PreviewSource;
  onLeave?: () => void;
  /** A further button. */
  children?: ReactNode;
};

/** What is entered, as the document that it makes. */
export function Preview({ preview, onLeave, children }: Props) {
  const { rendering, fileName = '', isEmpty = false, failure } = useStore(preview.shown);
  return (
    <div className="preview">
      <PreviewFailure failure={failure} onTryAgain={preview.tryAgain} />
      {!rendering && (
        <div className="preview-bar">
          <p>{!failure && 'Die Vorschau kommt gleich …'}</p>
          {children}
        </div>
      )}
      {rendering && (
        <rendering.Paper {...{ rendering, fileName, isEmpty, onLeave }}>{children}</rendering.Paper>
      )}
    </div>
  );
}
