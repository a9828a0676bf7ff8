import { useEffect, useState } from 'react';
import type { GeneratorUnit } from '../../../generators/defineGenerator';
import type { TemplateInForce } from '../useTemplate';
import { openPreview, type Preview } from './openPreview';

/** The preview of a page. It tells of its changes by itself: the page is not rendered for them. */
export function usePreview(unit: GeneratorUnit, open: () => Promise<TemplateInForce>): Preview {
  const [preview] = useState(() => openPreview(unit));
  useEffect(() => preview.changeTemplate(open), [preview, open]);
  useEffect(() => preview.stop, [preview]);
  return preview;
}
