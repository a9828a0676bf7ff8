import { useStore } from '../../ui/store';
import { besideForm, type Preview as Source } from './openPreview';
import { Preview } from './Preview';
import { useMatches } from './useMatches';

/** On a wide screen the preview stands beside the form; its place is kept before the script arrives. */
export function PreviewAside({ preview }: { preview: Source }) {
  const { rendering } = useStore(preview.shown);
  const isBesideForm = useMatches(besideForm);
  return (
    <aside className="preview-aside" aria-label="Vorschau">
      {isBesideForm && <Preview preview={preview} />}
      {rendering && <rendering.Printing preview={preview} />}
    </aside>
  );
}
