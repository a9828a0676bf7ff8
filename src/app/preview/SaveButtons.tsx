import { fileOf } from '../../browser/saveFile';
import { canShare } from '../../browser/share';
import { Icon } from '../../ui/Icon';

/** Where the form's own button is out of reach: the same file, to download and to share. */
export function SaveButtons({ onShare }: { onShare: () => void }) {
  return (
    <>
      <button
        type="button"
        aria-label="Herunterladen"
        title="Herunterladen"
        onClick={({ currentTarget }) => currentTarget.form?.requestSubmit()}
      >
        <Icon name="download" />
      </button>
      {canShare(fileOf('', 'Dokument.docx')) && (
        <button type="button" aria-label="Teilen" title="Teilen" onClick={onShare}>
          <Icon name="share" />
        </button>
      )}
    </>
  );
}
