import { useSyncExternalStore } from 'react';
import type { PreviewSource, PreviewState } from './previewState';

export function usePreviewState({ subscribe, state }: PreviewSource): PreviewState {
  return useSyncExternalStore(subscribe, state, state);
}
