import type { Element } from '@xmldom/xmldom';
import type { WordPackage } from '../package/wordPackage';
import { insertAfter } from '../word/order';
import { child, copyFor, newElement, remove } from '../word/tree';
import { lookPart, partOrNew } from './parts';

// The settings that are look, and those that the schema wants before them (ECMA-376, 17.15.1.78).
const order =
  'writeProtection view zoom removePersonalInformation removeDateAndTime doNotDisplayPageBoundaries displayBackgroundShape printPostScriptOverText printFractionalCharacterWidth printFormsData embedTrueTypeFonts embedSystemFonts saveSubsetFonts saveFormsData mirrorMargins alignBordersAndEdges bordersDoNotSurroundHeader bordersDoNotSurroundFooter gutterAtTop hideSpellingErrors hideGrammaticalErrors activeWritingStyle proofState formsDesign attachedTemplate linkStyles stylePaneFormatFilter stylePaneSortMethod documentType mailMerge revisionView trackRevisions doNotTrackMoves doNotTrackFormatting documentProtection autoFormatOverride styleLockTheme styleLockQFSet defaultTabStop autoHyphenation consecutiveHyphenLimit hyphenationZone doNotHyphenateCaps showEnvelope summaryLength clickAndTypeStyle defaultTableStyle evenAndOddHeaders bookFoldRevPrinting bookFoldPrinting bookFoldPrintingSheets drawingGridHorizontalSpacing drawingGridVerticalSpacing displayHorizontalDrawingGridEvery displayVerticalDrawingGridEvery doNotUseMarginsForDrawingGridOrigin drawingGridHorizontalOrigin drawingGridVerticalOrigin doNotShadeFormData noPunctuationKerning characterSpacingControl printTwoOnOne strictFirstAndLastChars noLineBreaksAfter noLineBreaksBefore savePreviewPicture doNotValidateAgainstSchema saveInvalidXml ignoreMixedContent alwaysShowPlaceholderText doNotDemarcateInvalidXml saveXmlDataOnly useXSLTWhenSaving saveThroughXslt showXMLTags alwaysMergeEmptyNamespace updateFields hdrShapeDefaults footnotePr endnotePr compat docVars rsids mathPr attachedSchema themeFontLang clrSchemeMapping'
    .split(' ')
    .map((name) => (name === 'mathPr' ? `m:${name}` : `w:${name}`));

const look = [
  'w:displayBackgroundShape',
  'w:mirrorMargins',
  'w:bordersDoNotSurroundHeader',
  'w:bordersDoNotSurroundFooter',
  'w:gutterAtTop',
  'w:defaultTabStop',
  'w:autoHyphenation',
  'w:consecutiveHyphenLimit',
  'w:hyphenationZone',
  'w:doNotHyphenateCaps',
  'w:evenAndOddHeaders',
];

/**
 * Takes the few settings over that change how pages look.
 *
 * @param withColors whether the theme was taken, and with it which of its colours are background and text
 */
export function takeSettings(template: WordPackage, model: WordPackage, withColors: boolean): void {
  const theirs = lookPart(model, 'settings')?.root;
  const { path, document, root } = partOrNew(template, 'settings');
  for (const name of withColors ? [...look, 'w:clrSchemeMapping'] : look) {
    const own = child(root, name);
    if (own) remove(own);
    const setting = theirs && child(theirs, name);
    if (setting) insertAfter(root, copyFor(root, setting), order.slice(0, order.indexOf(name)));
  }
  stretchNoShortLines(root);
  template.replace(path, document);
}

// Of justified text Word also stretches what ends with Shift and Enter, as the lines of an address do.
function stretchNoShortLines(root: Element): void {
  const compat =
    child(root, 'w:compat') ??
    insertAfter(root, newElement(root, 'w:compat'), order.slice(0, order.indexOf('w:compat')));
  if (!child(compat, 'w:doNotExpandShiftReturn')) {
    insertAfter(compat, newElement(compat, 'w:doNotExpandShiftReturn'), []);
  }
}
