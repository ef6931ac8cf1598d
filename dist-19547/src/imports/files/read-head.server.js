import {                                   maxImportColumns } from '../import-kind.data.js';
import { fileKindOf, pictureArchiveProblem } from './file-kind.rule.js';
import { UnreadableFile } from './open-archive.server.js';
import { pictureHeader, refuseWithoutPictures } from './read-picture-lines.server.js';
import { readTable } from './read-table.js';
                                                 

                                                                                    

const sampleLines = 5;
const maxHeading = 100;
const maxSampleCell = 60;

/** The headings and a few lines, or why the file cannot be imported. */
export async function readHead(
  kind            ,
  parts                                 ,
)                                          {
  const start = await firstPart(parts());
  try {
    return kind === 'pictures' ? await readPictureHead(start, parts()) : await readTableHead(start, parts());
  } catch (cause) {
    if (cause instanceof UnreadableFile) return { problem: cause.message };
    throw cause;
  }
}

async function readPictureHead(start            , parts                           ) {
  const problem = pictureArchiveProblem(start);
  if (problem) return { problem };
  await refuseWithoutPictures(parts);
  return { format: 'zip'         , header: pictureHeader, sample: [] };
}

async function readTableHead(start            , parts                           ) {
  const kind = fileKindOf(start);
  if ('problem' in kind) return kind;
  const lines = await firstLines(kind.format, parts);
  const [head, ...sample] = lines;
  if (!head) return { problem: 'The file is empty.' };
  const header = withoutEmptyEnd(head.cells.map((cell) => cell.trim()));
  const problem = problemOf(head, header, sample.length);
  if (problem) return { problem };
  const shorten = (cells                   ) =>
    cells.slice(0, header.length).map((cell) => cell.slice(0, maxSampleCell));
  return { format: kind.format, header, sample: sample.map(({ cells }) => shorten(cells)) };
}

async function firstLines(format            , parts                           )                       {
  const lines              = [];
  for await (const line of readTable(format, parts)) {
    lines.push(line);
    if (lines.length > sampleLines) break;
  }
  return lines;
}

async function firstPart(parts                           )                      {
  for await (const part of parts) return part;
  return new Uint8Array();
}

function withoutEmptyEnd(header          )           {
  const last = header.findLastIndex((heading) => heading !== '');
  return header.slice(0, last + 1);
}

function problemOf(head           , header                   , lines        )                     {
  if (head.problem) return `The first line must name the columns. ${head.problem}`;
  if (header.length > maxImportColumns)
    return `The first line names ${header.length} columns; at most ${maxImportColumns} can be imported.`;
  if (header.length < 2)
    return 'The first line names fewer than two columns. Separate them by commas, semicolons or tabs.';
  if (header.some((heading) => heading.length > maxHeading)) return 'The first line must name the columns.';
  if (header.some((heading) => heading.includes('\ufffd')))
    return 'The names of the columns are not UTF-8 text. Save the file with the encoding UTF-8.';
  return lines === 0 ? 'The file has column names, but no line below them.' : undefined;
}
