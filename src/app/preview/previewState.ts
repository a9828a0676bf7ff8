import type { ReactNode } from 'react';
import type { Watched } from '../../ui/store';
import type { Styles } from './styles';

/** The reason why a document is not shown. When `isFinal` is true, nobody can try again. */
export type PreviewFailure = { sentence: string; isFinal: boolean };

/** The pages of a Word document. */
export type Rendering = {
  /** The wrapper with a `section` for each page. A font that loads late causes a new layout with a new wrapper. */
  pages: Watched<HTMLElement>;
  /** The wrapper of the layout with all fonts. Printing and counting pages need this wrapper. */
  finalPages: Promise<HTMLElement>;
  styles: Styles;
  /** The component that shows and prints the pages. */
  Paper: (props: PaperProps) => ReactNode;
  /** The German names of the contents of the document that the pages cannot show. */
  missing: readonly string[];
};

/** The document in a preview. */
export type Shown = {
  rendering: Rendering;
  /** The file name under which the download button would save the document. */
  fileName: string;
  /** A typical document. The preview shows the example instead of a document without input. */
  example?: Rendering | undefined;
  /**
   * A part of the document for a single sheet. `title` is the style of the part's title. `tooLong` is the sentence that
   * warns when the part takes more than one page.
   */
  sheet?: { title: string; tooLong: string } | undefined;
};

export type PreviewState = Partial<Shown> & { failure?: PreviewFailure };

/** The documents of a preview, one after the other. */
export type PreviewSource = {
  shown: Watched<PreviewState>;
  tryAgain: () => void;
};

export type PaperProps = Shown & {
  /**
   * Shares the document with another app. Only a preview in a dialog needs `onShare`, because the dialog covers the
   * buttons of the form. With `onShare`, the preview also has a download button.
   */
  onShare?: (() => void) | undefined;
  isInDialog: boolean;
};
