// What shows documents, in one chunk of the program that comes when the page is idle.
import type { ReactNode } from 'react';
import { refuseTooLong } from './limits';
import { Paper, type PaperProps } from './Paper';
import type { PreviewSource } from './previewState';
import { printPages } from './printPages';
import { renderPages } from './renderPages';
import { type Showing, showPages } from './showPages';
import { usePrint } from './usePrint';

export { failureOf } from './failureOf';
export { withItsFonts } from './fonts';
export { findLostText } from './lostText';

/** A Word document as it looks. */
export type Rendering = {
  /** Shows it in an empty frame, or in the place of the rendering before. */
  showIn: (frame: Document, showing: Showing) => Promise<void>;
  /** Has it printed in the place of the page, until the returned function is called. */
  print: () => () => void;
  /** The component that shows it. */
  Paper: (props: PaperProps) => ReactNode;
  /** Has whoever prints the page get what a preview shows. */
  Printing: (props: { preview: PreviewSource }) => null;
  /** What the document has and cannot be shown, in German. */
  missing: readonly string[];
};

/**
 * Renders a .docx file.
 *
 * @throws TooLong; what docx-preview throws when it cannot read the file
 */
export async function render(bytes: Uint8Array): Promise<Rendering> {
  refuseTooLong(bytes);
  const content = await renderPages(bytes);
  // What is typed meanwhile comes before it is laid out.
  await new Promise((resolve) => setTimeout(resolve));
  return {
    showIn: (frame, showing) => showPages(frame, content, showing),
    print: () => printPages(content),
    Paper,
    Printing,
    missing: content.missing,
  };
}

function Printing({ preview }: { preview: PreviewSource }) {
  usePrint(preview);
  return null;
}
