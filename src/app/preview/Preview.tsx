import type { ReactNode } from 'react';
import { useStore } from '../../ui/useStore';
import { PreviewFailure } from './PreviewFailure';
import { PreviewFrame } from './PreviewFrame';
import type { PreviewSource } from './previewState';

type Props = {
  preview: PreviewSource;
  /** A further button. */
  children?: ReactNode;
};

/** What is entered, as the document that it makes. */
export function Preview({ preview, children }: Props) {
  const { rendering, fileName, isEmpty, failure } = useStore(preview.shown);
  return (
    <div className="preview">
      <div className="preview-bar">
        <p>
          Vorschau. Word bricht Seiten vielleicht anders um.
          {isEmpty && <span>So sieht das Dokument ohne deine Angaben aus.</span>}
        </p>
        {children}
        {rendering && (
          <button type="button" className="secondary" onClick={() => window.print()}>
            Drucken
          </button>
        )}
      </div>
      <PreviewFailure failure={failure} onTryAgain={preview.tryAgain} />
      {!rendering && !failure && <p className="preview-note">Die Vorschau kommt gleich …</p>}
      {rendering && <PreviewFrame rendering={rendering} title={`Vorschau: ${fileName}`} />}
    </div>
  );
}
