import type { ReactNode } from 'react';
import type { Watched } from '../../ui/store';
import type { Styles } from './styles';

/** The reason why a document is not shown. Nobody can try again when the reason is final. */
export type PreviewFailure = { sentence: string; isFinal: boolean };

/** The pages of a Word document. */
export type Rendering = {
  /** The wrapper with a `section` for each page. A late font brings another wrapper. */
  pages: Watched<HTMLElement>;
  /** The wrapper with all fonts, to print and to count pages. */
  finalPages: Promise<HTMLElement>;
  styles: Styles;
  /** The component that shows and prints the pages. */
  Paper: (props: PaperProps) => ReactNode;
  /** The German names of what the document has and the pages cannot show. */
  missing: readonly string[];
};

/** The document in a preview. */
export type Shown = {
  rendering: Rendering;
  /** The name under which the button would save the document. */
  fileName: string;
  /** A typical document, in the place of a document without input. */
  example?: Rendering | undefined;
  /** A part for one sheet: the style of its title, and the sentence for a part that is longer. */
  sheet?: { title: string; tooLong: string } | undefined;
};

export type PreviewState = Partial<Shown> & { failure?: PreviewFailure };

/** The documents of a preview, one after the other. */
export type PreviewSource = {
  shown: Watched<PreviewState>;
  tryAgain: () => void;
};

export type PaperProps = Shown & {
  /** Hands the document to another app, where the buttons of the form are out of reach. Then there is a button for downloading, too. */
  onShare?: (() => void) | undefined;
  isInDialog: boolean;
};
