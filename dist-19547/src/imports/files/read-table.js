                                                         
import { readCsvLines } from './read-csv-lines.server.js';
import { readPictureLines } from './read-picture-lines.server.js';
import { readXlsxLines } from './read-xlsx-lines.server.js';
                                                 

const readers                                                                                                = {
  csv: readCsvLines,
  xlsx: readXlsxLines,
  zip: readPictureLines,
};

/** The lines of a file, the one with the headings first. */
export const readTable = (format            , parts                           )                            =>
  readers[format](parts);
