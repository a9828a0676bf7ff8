import { useSyncExternalStore } from 'react';
import type { Preview, PreviewState } from './openPreview';

export function usePreviewState({ subscribe, state }: Preview): PreviewState {
  return useSyncExternalStore(subscribe, state, state);
}
