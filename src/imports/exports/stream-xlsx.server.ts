import { strToU8 } from 'fflate';
import type { Day } from '../../lib/dates.ts';
import { columnName } from '../../lib/spreadsheet/column-name.ts';
import { escapeFormula, type SpreadsheetCell } from '../../lib/spreadsheet-cell.ts';
import { escapeXml } from '../../lib/xml.ts';
import { streamZip } from './stream-zip.server.ts';
import type { TableWriter } from './table-writer.ts';

/** What a sheet of Excel holds, without the row of the names. */
export const maxSheetRows = 1_048_575;

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const spreadsheetNamespace = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const contentTypes = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The places of these in the list of formats of cells. */
const styles = { head: 1, day: 2, time: 3, amount: 4 } as const;

const styleSheet = `${declaration}<styleSheet ${spreadsheetNamespace}><numFmts count="2"><numFmt numFmtId="164" formatCode="dd mmm yyyy"/><numFmt numFmtId="165" formatCode="hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf numFmtId="4" applyNumberFormat="1"/></cellXfs></styleSheet>`;

const files = (sheet: string): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentTypes}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${contentTypes}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${contentTypes}.styles+xml"/></Types>`,
  '_rels/.rels': `${declaration}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${declaration}<workbook ${spreadsheetNamespace} xmlns:r="${relations}"><sheets><sheet name="${escapeXml(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': styleSheet,
});

/**
 * A workbook of one sheet that is written row by row: the library of the other workbooks (write-xlsx.server.ts) holds all rows in memory.
 * Texts stand in their cells and are never formulas.
 */
export function streamXlsx(
  push: (chunk: Uint8Array) => void,
  { sheet, columns, changedAt }: { sheet: string; columns: readonly string[]; changedAt: Date },
): TableWriter {
  const zip = streamZip(push, changedAt);
  for (const [name, text] of Object.entries(files(sheet))) zip.file(name, text);
  const body = zip.entry('xl/worksheets/sheet1.xml');
  let row = 1;
  const head = (first: readonly (readonly SpreadsheetCell[])[]) =>
    `${declaration}<worksheet ${spreadsheetNamespace}><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns
      .map((name, at) => {
        const width = Math.min(44, 3 + Math.max(name.length, ...first.map((cells) => shownLength(cells[at] ?? ''))));
        return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`;
      })
      .join('')}</cols><sheetData>${rowXml(1, columns, styles.head)}`;
  const begin = (first: readonly (readonly SpreadsheetCell[])[]) => {
    if (row === 1) body.write(strToU8(head(first)));
  };
  return {
    rows(rows) {
      begin(rows);
      body.write(
        strToU8(
          rows
            .map((cells) => {
              row += 1;
              return rowXml(row, cells);
            })
            .join(''),
        ),
      );
    },
    end() {
      begin([]);
      const filter = `<autoFilter ref="A1:${columnName(columns.length)}${row}"/>`;
      body.write(strToU8(`</sheetData>${filter}</worksheet>`));
      body.end();
      zip.end();
    },
  };
}

const rowXml = (row: number, cells: readonly SpreadsheetCell[], style?: number) =>
  `<row r="${row}">${cells.map((cell, at) => cellXml(`${columnName(at + 1)}${row}`, cell, style)).join('')}</row>`;

function cellXml(place: string, cell: SpreadsheetCell, style?: number): string {
  if (cell === '') return '';
  if (typeof cell === 'number') return numberXml(place, cell);
  if (typeof cell === 'string')
    return `<c r="${place}" t="inlineStr"${style === undefined ? '' : ` s="${style}"`}><is><t xml:space="preserve">${cellText(cell)}</t></is></c>`;
  if ('amount' in cell) return numberXml(place, cell.amount, styles.amount);
  if ('day' in cell) return numberXml(place, dayNumber(cell.day), styles.day);
  const [hours = 0, minutes = 0] = cell.time.split(':').map(Number);
  return numberXml(place, (hours * 60 + minutes) / (24 * 60), styles.time);
}

const numberXml = (place: string, value: number, style?: number) =>
  `<c r="${place}"${style === undefined ? '' : ` s="${style}"`}><v>${value}</v></c>`;

/** Excel takes '_x0041_' for a sign by its number. */
const cellText = (text: string) => escapeXml(escapeFormula(text).replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_'));

const dayMs = 24 * 3_600_000;
/** Days since the last of 1899. */
const dayNumber = (day: Day) => (Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / dayMs;

const shownLength = (cell: SpreadsheetCell) => (typeof cell === 'object' ? 'dd mmm yyyy'.length : String(cell).length);
