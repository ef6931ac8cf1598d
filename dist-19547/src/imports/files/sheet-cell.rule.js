// How the cells of a spreadsheet are written as text: numbers without rounding errors, days as 2026-12-04.

                                                                                                     

const dayMs = 24 * 3_600_000;
/** Day 0 of spreadsheets, which count a 29 February 1900 that never was. */
const firstDay = Date.UTC(1899, 11, 30);
const exactDigits = 15;

export function sheetCellText(
  { type, value, isDay, formula }           ,
  texts                   ,
  offsetDays = 0,
)         {
  // Calculated by no program yet.
  if (formula !== undefined && value === '') return `=${formula}`;
  if (type === 's') return texts[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if (type !== 'n' && type !== '') return value;
  const number = Number(value);
  if (value === '' || !Number.isFinite(number)) return value;
  return isDay ? dayText(number + offsetDays) : String(Number(number.toPrecision(exactDigits)));
}

function dayText(days        )         {
  const moment = new Date(firstDay + Math.floor(days) * dayMs);
  return Number.isNaN(moment.getTime()) ? String(days) : moment.toISOString().slice(0, 10);
}

const builtInDays = new Set([14, 15, 16, 17, 22, 27, 30, 36, 50, 57]);

/** Whether a number format shows a day; `code` is its pattern, if the workbook defines it. */
export const isDayFormat = (id        , code                    )          =>
  code === undefined ? builtInDays.has(id) : /[dy]/i.test(withoutTexts(code));

/** Without what stands in quotes or brackets. */
function withoutTexts(code        )         {
  let plain = '';
  let end = '';
  for (const letter of code) {
    if (end !== '') end = letter === end ? '' : end;
    else if (letter === '"') end = '"';
    else if (letter === '[') end = ']';
    else plain += letter;
  }
  return plain;
}

/** 0 for 'A1', 27 for 'AB7'. */
export function columnOf(reference        )         {
  let column = 0;
  for (const letter of reference) {
    const place = letter.charCodeAt(0) - 64;
    if (place < 1 || place > 26) break;
    column = column * 26 + place;
  }
  return column - 1;
}
