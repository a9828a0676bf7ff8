import { useEffect, useState } from 'react';
import type { Generator } from '../../generators/defineGenerator';
import type { Fill } from '../template/engines';
import { openPreview, type Preview } from './openPreview';

/** The preview of a page. It tells of its changes by itself: the page is not rendered for them. */
export function usePreview(generator: Generator, fill: Fill): Preview {
  const [preview] = useState(() => openPreview(generator));
  useEffect(() => preview.changeTemplate(fill), [preview, fill]);
  useEffect(() => preview.stop, [preview]);
  return preview;
}
