// What the sheets of a workbook share: their texts, and the styles that say how a number is shown.

import { readXml, refuseDamaged, type Workbook } from './parse-xml.ts';
import { type CellFormat, isDayFormat, isPercentFormat, leadingZeros, shownWith } from './sheet-cell.ts';
import { UnreadableFile } from './table-line.ts';

// Counted whether they are empty or not: what holds nothing takes memory too.
const maxTextCharacters = 60_000_000;
const maxTexts = 2_000_000;
/** The most styles that a spreadsheet program writes. */
const maxCellStyles = 65_536;

export async function readSharedTexts(workbook: Workbook): Promise<string[]> {
  const texts: string[] = [];
  let characters = 0;
  const count = (added: number) => {
    characters += added;
    if (characters <= maxTextCharacters && texts.length < maxTexts) return;
    throw new UnreadableFile('This workbook holds too many texts. Please save the table as CSV.');
  };
  let text: string | undefined;
  let isText = false;
  let isReadAloud = false;
  await readXml(await workbook.read('xl/sharedStrings.xml'), {
    open({ name }) {
      if (name === 'si') text = '';
      if (name === 't') isText = true;
      if (name === 'rPh') isReadAloud = true;
    },
    text(piece) {
      // What is read aloud beside a text is not part of it.
      if (text === undefined || !isText || isReadAloud) return;
      count(piece.length);
      text += piece;
    },
    close(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') isReadAloud = false;
      if (name !== 'si' || text === undefined) return;
      count(0);
      texts.push(text);
      text = undefined;
    },
  });
  return texts;
}

function formatOf(id: number, code: string | undefined): CellFormat {
  if (isDayFormat(id, code)) return 'day';
  return isPercentFormat(id, code) ? 'percent' : leadingZeros(code) || 'number';
}

export type Styles = {
  /** How each cell style shows a number. */
  formats: readonly CellFormat[];
  /** What each style writes before and behind a number: '-2RS'. */
  texts: readonly (readonly [before: string, behind: string] | undefined)[];
  /** The styles that are struck through. */
  struck: ReadonlySet<number>;
};

export async function readStyles(workbook: Workbook): Promise<Styles> {
  const codes = new Map<number, string>();
  const formats: CellFormat[] = [];
  const texts: (readonly [string, string] | undefined)[] = [];
  const struck = new Set<number>();
  const struckFonts = new Set<number>();
  let fonts = -1;
  let isInFonts = false;
  let isCellStyle = false;
  await readXml(await workbook.read('xl/styles.xml'), {
    open({ name, attributes }) {
      const id = Number(attributes.numFmtId ?? 0);
      if (codes.size + formats.length + fonts > maxCellStyles) refuseDamaged();
      if (name === 'numFmt') codes.set(id, attributes.formatCode ?? '');
      if (name === 'fonts') isInFonts = true;
      if (name === 'font' && isInFonts) fonts += 1;
      if (name === 'strike' && isInFonts && !/^(0|false)$/.test(attributes.val ?? '')) struckFonts.add(fonts);
      if (name === 'cellXfs') isCellStyle = true;
      if (name !== 'xf' || !isCellStyle) return;
      const code = codes.get(id);
      if (struckFonts.has(Number(attributes.fontId ?? 0))) struck.add(formats.length);
      formats.push(formatOf(id, code));
      texts.push(shownWith(code));
    },
    close(name) {
      if (name === 'fonts') isInFonts = false;
      if (name === 'cellXfs') isCellStyle = false;
    },
  });
  return { formats, texts, struck };
}
