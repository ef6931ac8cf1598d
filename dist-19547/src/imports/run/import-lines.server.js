import { UnreadableFile } from '../files/open-archive.server.js';
import { readTable } from '../files/read-table.js';
                                                        
import {                  maxImportLines,                               } from '../import-kind.data.js';

                                                                         

                          
                     
                           
                            
                             
                                         
  

const tooManyLines = `The file has more than ${maxImportLines.toLocaleString('en')} lines. Please import it in parts.`;

/** Throws UnreadableFile when the file as a whole cannot be imported. */
export async function* importLines(file            , readCells           )                           {
  const firstLineOf = new Map                ();
  let count = 0;
  let isHeader = true;
  for await (const line of readTable(file.format, file.parts())) {
    if (isHeader) {
      isHeader = false;
      continue;
    }
    count += 1;
    if (count > maxImportLines) throw new UnreadableFile(tooManyLines);
    const read = readLine(line, file, readCells);
    const first = read.key === '' ? undefined : firstLineOf.get(read.key);
    if (read.key !== '' && first === undefined) firstLineOf.set(read.key, line.line);
    yield { line: line.line, cells: line.cells, read: first === undefined ? read : twice(read.key, first) };
  }
}

const twice = (key        , first        )           => ({
  key: '',
  problems: [`'${key}' is already on line ${first}; keep one of the two.`],
});

function readLine({ cells, problem }           , { header, mapping, format }            , read           )           {
  if (problem !== undefined) return { key: '', problems: [problem] };
  const hasRest = cells.slice(header.length).some((cell) => cell.trim() !== '');
  if (hasRest || (format === 'csv' && cells.length < header.length))
    return {
      key: '',
      problems: [
        `The line has ${cells.length} values for ${header.length} columns; quote values that contain the separator.`,
      ],
    };
  const named                         = {};
  const problems           = [];
  mapping.forEach((name, at) => {
    if (name === '') return;
    const cell = plainCell(cells[at] ?? '');
    named[name] = cell;
    if (/^\s*=/.test(cell)) problems.push(`${name} '${cell.slice(0, 40)}' is a formula; write its value.`);
  });
  const result = read(named);
  return problems.length > 0 ? { key: result.key, problems } : result;
}

/** Without the apostrophe that a spreadsheet or our file of errors writes before text that looks like a formula. */
const plainCell = (cell        ) => cell.replace(/^'(?=\s*[=+\-@])/, '').replaceAll('\0', '');
