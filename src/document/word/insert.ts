import { parseXml } from '../package/parts';
import {
  child,
  copyFor,
  type Element,
  elementsIn,
  elementsNamed,
  type Node,
  newElement,
  relationshipNamespace,
  remove,
  tableRows,
  wordNamespace,
} from '../xml/tree';
import { paragraphPropertyOrder, runPropertyOrder } from './paragraphText';

/** Parses WordprocessingML into elements for the part with the element `beside`. */
export function parseFragment(xml: string, beside: Element) {
  const root = parseXml(
    `<w:body xmlns:w="${wordNamespace}" xmlns:r="${relationshipNamespace}">${xml}</w:body>`,
  );
  return elementsIn(root).map((one) => copyFor(beside, one));
}

/**
 * Inserts WordprocessingML into `parent`, directly before the child `before`. Without `before`, the elements become the
 * last children.
 */
export function insertXml(xml: string, parent: Element, before?: Node | null) {
  for (const one of parseFragment(xml, parent)) parent.insertBefore(one, before ?? null);
}

/** The XML of a paragraph that is 1 pt high, with no space before and after it. */
export function smallestParagraph(content = '') {
  return `<w:p><w:pPr><w:spacing w:before="0" w:after="0" w:line="20" w:lineRule="exact"/><w:rPr><w:sz w:val="2"/><w:szCs w:val="2"/></w:rPr></w:pPr>${content}</w:p>`;
}

// Each line holds the name of a parent element, and its children in the order of the schema (ECMA-376, 17 and appendix
// A).
const orders = tableRows(`
pPr ${paragraphPropertyOrder.join(' ')}
rPr ${runPropertyOrder.join(' ')}
p pPr
styles docDefaults latentStyles style
docDefaults rPrDefault pPrDefault
style name aliases basedOn next link autoRedefine hidden uiPriority semiHidden unhideWhenUsed qFormat locked personal personalCompose personalReply rsid pPr rPr tblPr trPr tcPr tblStylePr
numbering numPicBullet abstractNum num numIdMacAtCleanup
lvl start numFmt lvlRestart pStyle isLgl suff lvlText lvlPicBulletId legacy lvlJc pPr rPr
sectPr headerReference footerReference footnotePr endnotePr type pgSz pgMar paperSrc pgBorders lnNumType pgNumType cols formProt vAlign noEndnote titlePg textDirection bidi rtlGutter docGrid printerSettings sectPrChange
compat useSingleBorderforContiguousCells wpJustification noTabHangInd noLeading spaceForUL noColumnBalance balanceSingleByteDoubleByteWidth noExtraLineSpacing doNotLeaveBackslashAlone ulTrailSpace doNotExpandShiftReturn spacingInWholePoints
settings writeProtection view zoom removePersonalInformation removeDateAndTime doNotDisplayPageBoundaries displayBackgroundShape printPostScriptOverText printFractionalCharacterWidth printFormsData embedTrueTypeFonts embedSystemFonts saveSubsetFonts saveFormsData mirrorMargins alignBordersAndEdges bordersDoNotSurroundHeader bordersDoNotSurroundFooter gutterAtTop hideSpellingErrors hideGrammaticalErrors activeWritingStyle proofState formsDesign attachedTemplate linkStyles stylePaneFormatFilter stylePaneSortMethod documentType mailMerge revisionView trackRevisions doNotTrackMoves doNotTrackFormatting documentProtection autoFormatOverride styleLockTheme styleLockQFSet defaultTabStop autoHyphenation consecutiveHyphenLimit hyphenationZone doNotHyphenateCaps showEnvelope summaryLength clickAndTypeStyle defaultTableStyle evenAndOddHeaders bookFoldRevPrinting bookFoldPrinting bookFoldPrintingSheets drawingGridHorizontalSpacing drawingGridVerticalSpacing displayHorizontalDrawingGridEvery displayVerticalDrawingGridEvery doNotUseMarginsForDrawingGridOrigin drawingGridHorizontalOrigin drawingGridVerticalOrigin doNotShadeFormData noPunctuationKerning characterSpacingControl printTwoOnOne strictFirstAndLastChars noLineBreaksAfter noLineBreaksBefore savePreviewPicture doNotValidateAgainstSchema saveInvalidXml ignoreMixedContent alwaysShowPlaceholderText doNotDemarcateInvalidXml saveXmlDataOnly useXSLTWhenSaving saveThroughXslt showXMLTags alwaysMergeEmptyNamespace updateFields hdrShapeDefaults footnotePr endnotePr compat docVars rsids mathPr attachedSchema themeFontLang clrSchemeMapping doNotIncludeSubdocsInStats doNotAutoCompressPictures forceUpgrade captions readModeInkLockDown smartTagType schemaLibrary shapeDefaults doNotEmbedSmartTags decimalSymbol listSeparator
`);

/**
 * Inserts or moves an element into a parent, in the order of the schema (`orders`), after children of the same name. If
 * `orders` lacks the name, the element becomes the last child.
 */
export function insertInOrder(parent: Element, added: Element) {
  remove(added);
  const order = orders.find(([name]) => name === parent.localName) ?? [];
  const rank = ({ localName }: Element) => order.indexOf(localName ?? '') + 1 || Infinity;
  const next = elementsIn(parent).find((one) => rank(one) > rank(added));
  parent.insertBefore(added, next ?? null);
  return added;
}

/**
 * Returns the child with a name, e.g. `w:pPr`. A missing child is created and inserted in the order of the schema.
 * Several names are a path from parent to child.
 */
export function childOrNew(parent: Element, ...names: readonly string[]) {
  return names.reduce(
    (inner, name) => child(inner, name) ?? insertInOrder(inner, newElement(inner, name)),
    parent,
  );
}

/**
 * Replaces children of `parent` by copies of the equally named children of `from`. `parent` and `from` are elements of
 * one name, e.g. `w:sectPr`.
 *
 * @param names the names without prefix, separated by spaces, e.g. `pgSz pgMar`
 */
export function takeChildren(parent: Element, from: Element | undefined, names: string) {
  for (const name of names.split(' ').map((one) => `w:${one}`)) {
    for (const one of elementsNamed(parent, name)) remove(one);
    for (const one of elementsNamed(from, name)) insertInOrder(parent, copyFor(parent, one));
  }
}
