import type { ReactNode } from 'react';
import type { Generator } from '../../generators/defineGenerator';
import type { Watched } from '../../ui/store';
import type { Styles } from './styles';

/** The reason why a document is not shown. When `isFinal` is true, the preview offers no second attempt. */
export type PreviewFailure = { sentence: string; isFinal: boolean };

/** The pages of a Word document. */
export type Rendering = {
  /** An element with a `section` for each page. When a font loads late, a new layout makes a new element. */
  pages: Watched<HTMLElement>;
  /** The element of the last layout (`withFonts`). Printing, page counts and warnings wait for this layout. */
  finalPages: Promise<HTMLElement>;
  styles: Styles;
  /** The component that shows and prints the pages. */
  PreviewPages: (props: ShownDocument) => ReactNode;
  /** The German names of what the pages do not show: shapes, pictures, and borders of pages. */
  missing: readonly string[];
};

/** The document in a preview. */
export type ShownDocument = {
  rendering: Rendering;
  /** The file name under which the download button would save the document. */
  fileName: string;
  /** A document with typical input. The preview shows this document instead of `rendering` while nothing is entered. */
  example?: Rendering | undefined;
  /** True when the options, the look or the template differ from the document that the preview showed before. */
  isReshaped?: boolean;
  /** True while the pages may still show the previous template or look. */
  isOutdated?: boolean;
  /**
   * The last part of the document, e.g. the Notruf-Plakat. The part should take only one page. `titleStyle` is the id
   * of the style of its title. `tooLong` is the German warning that the part takes more than one page.
   */
  onePagePart?: Generator['alone'];
};

export type PreviewState = Partial<ShownDocument> & { failure?: PreviewFailure };
