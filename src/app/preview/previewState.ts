import type { ReactNode } from 'react';
import type { Watched } from '../../ui/store';
import type { Styles } from './styles';

/** The reason why a document is not shown. When `isFinal` is true, the preview offers no second attempt. */
export type PreviewFailure = { sentence: string; isFinal: boolean };

/** The pages of a Word document. */
export type Rendering = {
  /** The wrapper with a `section` for each page. A font that loads late causes a new layout with a new wrapper. */
  pages: Watched<HTMLElement>;
  /**
   * The wrapper of the layout with all fonts, or of the latest layout after the time limit of `withFonts`. Printing and
   * counting pages wait for this wrapper.
   */
  finalPages: Promise<HTMLElement>;
  styles: Styles;
  /** The component that shows and prints the pages. */
  PreviewPages: (props: PreviewPagesProps) => ReactNode;
  /** The German names of the shapes and pictures in the document that the pages do not show. */
  missing: readonly string[];
};

/** The document in a preview. */
export type ShownDocument = {
  rendering: Rendering;
  /** The file name under which the download button would save the document. */
  fileName: string;
  /** A document with typical input. The preview shows this document instead of `rendering` while nothing is entered. */
  example?: Rendering | undefined;
  /** True while the document is made with another template or look. */
  isOutdated?: boolean;
  /**
   * Content that should take only one page of the document. `titleStyle` is the style of the title of this content.
   * `tooLong` is the German warning that the content takes more than one page.
   */
  onePagePart?: { titleStyle: string; tooLong: string } | undefined;
};

export type PreviewState = Partial<ShownDocument> & { failure?: PreviewFailure };

export type PreviewPagesProps = ShownDocument & {
  /**
   * Shares the document with another app. Only a preview in a dialog gets `onShare`, because the dialog covers the
   * buttons of the form. With `onShare`, the preview also has a download button.
   */
  onShare?: (() => void) | undefined;
  isInDialog: boolean;
};
