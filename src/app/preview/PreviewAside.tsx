import { besideForm, type Preview as Source } from './openPreview';
import { Preview } from './Preview';
import { useMatches } from './useMatches';
import { usePrint } from './usePrint';

/** On a wide screen the preview stands beside the form; its place is kept before the script arrives. */
export function PreviewAside({ preview }: { preview: Source }) {
  usePrint(preview);
  const isBesideForm = useMatches(besideForm);
  return (
    <aside className="preview-aside" aria-label="Vorschau">
      {isBesideForm && <Preview preview={preview} />}
    </aside>
  );
}
