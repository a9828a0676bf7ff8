import type { ReactNode } from 'react';
import type { Watched } from '../../ui/store';
import type { Styles } from './styles';

/** Why a document is not shown; where that is final, nobody tries again. */
export type PreviewFailure = { sentence: string; isFinal: boolean };

/** A Word document as it looks. */
export type Rendering = {
  /** Its wrapper with a `section` for each page; another one when a font has come late. */
  pages: Watched<HTMLElement>;
  /** The same with all fonts: what is printed and counted. */
  finalPages: Promise<HTMLElement>;
  styles: Styles;
  /** The component that shows it, and has it printed in the place of the page. */
  Paper: (props: PaperProps) => ReactNode;
  /** What the document has and cannot be shown, in German. */
  missing: readonly string[];
};

/** What a preview shows. */
export type Shown = {
  rendering: Rendering;
  /** The name under which the button would save what is shown. */
  fileName: string;
  /** Where nothing is entered yet, a document as many have it: shown in the place of the empty one. */
  example?: Rendering | undefined;
  /** A part that is meant for one sheet: the style of its title, and what is said where it takes more. */
  sheet?: { title: string; tooLong: string } | undefined;
};

export type PreviewState = Partial<Shown> & { failure?: PreviewFailure };

/** What a preview shows, one document after the other. */
export type PreviewSource = {
  shown: Watched<PreviewState>;
  tryAgain: () => void;
};

export type PaperProps = Shown & {
  /** Where the form's own buttons are out of reach: hands the document to another app. It can be downloaded there, too. */
  onShare?: (() => void) | undefined;
  isInDialog: boolean;
};
