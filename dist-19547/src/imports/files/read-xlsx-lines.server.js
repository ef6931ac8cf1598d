                                            
import sax, {          } from 'sax';
import {               openArchive, UnreadableFile } from './open-archive.server.js';
import { maxLineLength } from './read-csv-lines.server.js';
import { columnOf, isDayFormat,                 sheetCellText } from './sheet-cell.rule.js';
                                                 

const maxTextCharacters = 200_000_000;
const maxColumns = 16_384;
const archiveTexts = {
  damaged: 'This workbook cannot be read. Please save it as XLSX again, or as CSV.',
  tooLarge: 'This workbook expands to far more than it should. Please save the table as CSV.',
};

/** The first sheet of a workbook, row by row. Only the texts that its cells share are kept in memory. */
export async function* readXlsxLines(parts                           )                            {
  const workbook = await openArchive(parts, archiveTexts);
  try {
    const { sheet, offsetDays } = await findSheet(workbook);
    const rows = await workbook.read(sheet);
    if (!rows) throw new UnreadableFile('This workbook has no sheet with a table.');
    const known = { texts: await readTexts(workbook), dayStyles: await readDayStyles(workbook), offsetDays };
    yield* readRows(rows, known);
  } finally {
    await workbook.close();
  }
}

                                                                                             

/** Calls the names for each element; yields after each piece of the part. */
async function* parse(part          , { open, close, text }       )                       {
  const parser = sax.parser(true);
  parser.onopentag = (tag) => open(tag       );
  parser.onclosetag = (name) => close?.(name);
  parser.ontext = (piece) => text?.(piece);
  parser.oncdata = (piece) => text?.(piece);
  parser.onerror = () => {
    throw new UnreadableFile('This workbook is damaged. Please save it as XLSX again, or as CSV.');
  };
  const decoder = new TextDecoder();
  for await (const piece of part) {
    parser.write(decoder.decode(piece              , { stream: true }));
    yield;
  }
}

async function readAll(part                      , names       )                {
  if (part) for await (const _piece of parse(part, names));
}

async function findSheet(workbook         )                                                 {
  const sheets           = [];
  let offsetDays = 0;
  await readAll(await workbook.read('xl/workbook.xml'), {
    open({ name, attributes }) {
      if (name === 'sheet') sheets.push(attributes['r:id'] ?? '');
      if (name === 'workbookPr' && /^(1|true)$/.test(attributes.date1904 ?? '')) offsetDays = 1462;
    },
  });
  let target = '';
  await readAll(await workbook.read('xl/_rels/workbook.xml.rels'), {
    open({ name, attributes: { Id, Target = '' } }) {
      if (name === 'Relationship' && Id === sheets[0]) target = Target;
    },
  });
  const sheet = target.startsWith('/') ? target.slice(1) : `xl/${target || 'worksheets/sheet1.xml'}`;
  return { sheet, offsetDays };
}

async function readTexts(workbook         )                    {
  const texts           = [];
  let characters = 0;
  let text                    ;
  let isText = false;
  await readAll(await workbook.read('xl/sharedStrings.xml'), {
    open({ name }) {
      if (name === 'si') text = '';
      // What is read aloud beside a text is not part of it.
      if (name === 't') isText = true;
      if (name === 'rPh') isText = false;
    },
    text(piece) {
      if (text !== undefined && isText) text += piece;
    },
    close(name) {
      if (name === 't') isText = false;
      if (name !== 'si' || text === undefined) return;
      characters += text.length;
      if (characters > maxTextCharacters)
        throw new UnreadableFile('This workbook holds too much text. Please save the table as CSV.');
      texts.push(text);
      text = undefined;
    },
  });
  return texts;
}

/** Places of the cell styles that show a day. */
async function readDayStyles(workbook         )                               {
  const codes = new Map                ();
  const dayStyles = new Set        ();
  let isCellStyle = false;
  let style = 0;
  await readAll(await workbook.read('xl/styles.xml'), {
    open({ name, attributes }) {
      const id = Number(attributes.numFmtId ?? 0);
      if (name === 'numFmt') codes.set(id, attributes.formatCode ?? '');
      if (name === 'cellXfs') isCellStyle = true;
      if (name !== 'xf' || !isCellStyle) return;
      if (isDayFormat(id, codes.get(id))) dayStyles.add(style);
      style += 1;
    },
    close(name) {
      if (name === 'cellXfs') isCellStyle = false;
    },
  });
  return dayStyles;
}

                                                                                              

async function* readRows(part          , { texts, dayStyles, offsetDays }       )                            {
  const lines              = [];
  let line            = { line: 0, cells: [] };
  let cell                       ;
  let column = -1;
  let inside = '';
  const names        = {
    open({ name, attributes }) {
      inside = name;
      if (name === 'row') {
        line = { line: Number(attributes.r) || line.line + 1, cells: [] };
        column = -1;
      }
      if (name === 'f' && cell) cell.formula = '';
      if (name !== 'c') return;
      column = attributes.r ? columnOf(attributes.r) : column + 1;
      const isDay = dayStyles.has(Number(attributes.s ?? -1));
      cell = { type: attributes.t ?? '', value: '', isDay, formula: undefined };
    },
    text(piece) {
      if (!cell) return;
      if (inside === 'v' || inside === 't') cell.value += piece;
      else if (inside === 'f') cell.formula = (cell.formula ?? '') + piece;
    },
    close(name) {
      inside = '';
      if (name === 'c' && cell) {
        if (column < maxColumns) putCell(line, column, sheetCellText(cell, texts, offsetDays));
        cell = undefined;
      }
      if (name === 'row' && line.cells.some((text) => text !== '')) lines.push(line);
    },
  };
  for await (const _piece of parse(part, names)) yield* lines.splice(0);
  yield* lines;
}

function putCell(line           , column        , text        )       {
  while (line.cells.length < column) line.cells.push('');
  line.cells[column] = text.slice(0, maxLineLength);
  if (text.length > maxLineLength) line.problem = `A cell is longer than ${maxLineLength} characters.`;
}
