import { z } from 'zod';
import { instant } from '../lib/contract.ts';
import { failedInStates, importKinds, importStates, leftOutReasons, lineOutcomes } from './import-kind.data.ts';

const counts = z.record(z.enum(lineOutcomes), z.number());

const sheetReading = z.object({
  name: z.string(),
  isRead: z.boolean(),
  /** Why it holds no table; '' where it does. */
  problem: z.string(),
  header: z.array(z.string()),
  headLine: z.number(),
  sample: z.array(z.array(z.string())),
  /** Rows below the head; of a long sheet those that were counted. */
  lines: z.number(),
  isLonger: z.boolean(),
  hiddenRows: z.number(),
  struckRows: z.number(),
  /** From 0. */
  hiddenColumns: z.array(z.number()),
});

/** What was found in a file, and what of it is read. A text is one sheet without a name. */
export const fileReading = z.object({
  /** Null for a workbook. */
  encoding: z.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252']).nullable(),
  /** Divides the cells of a text. */
  delimiter: z.string(),
  sheets: z.array(sheetReading),
  hiddenSheets: z.number(),
  /** Whether rows that the file hides, or shows struck through, are imported. */
  withHidden: z.boolean(),
});
export type FileReading = z.infer<typeof fileReading>;
export type FileSheet = z.infer<typeof sheetReading>;

/** An import in the list of the desk. */
export const listedImport = z.object({
  id: z.number(),
  kind: z.enum(importKinds),
  state: z.enum(importStates),
  fileName: z.string(),
  bytes: z.number(),
  /** First for the check, then for the run. */
  found: counts,
  written: counts,
  retired: z.number(),
  /** Lines that undoing it has taken back, and left as somebody changed them since. */
  undone: z.number(),
  keptLines: z.number(),
  createdAt: instant,
  createdBy: z.string(),
  finishedAt: instant.nullable(),
});

/** An import as it is shown and run. */
export const importRecord = listedImport.extend({
  /** Null for pictures. */
  reading: fileReading.nullable(),
  leftOut: z.partialRecord(z.enum(leftOutReasons), z.number()),
  /** The names of the columns, and the line of the file in which they stand; null for pictures. */
  header: z.array(z.string()),
  headLine: z.number().nullable(),
  sample: z.array(z.array(z.string())),
  /** Our columns for each of the file, divided by a space. */
  mapping: z.array(z.string()),
  /** The value of a column of ours that is the same in every line. */
  fixed: z.record(z.string(), z.string()),
  /** An empty cell leaves what is there. */
  keepsEmpty: z.boolean(),
  /** How many records would lose their value of a column. */
  emptied: z.record(z.string(), z.number()),
  /** What else is to be known before the lines are written, and of how many. */
  notes: z.record(z.string(), z.number()),
  /** Words of the file that are none of ours, and what each may mean. */
  openWords: z.array(
    z.object({
      name: z.string(),
      word: z.string(),
      lines: z.number(),
      choices: z.array(z.object({ value: z.string(), text: z.string() })),
    }),
  ),
  retiresMissing: z.boolean(),
  /** The total of the own books that somebody typed before the lines were written; null for other kinds. */
  controlMinor: z.number().nullable(),
  problem: z.string(),
  startedBy: z.string(),
  bytesRead: z.number(),
  hasFile: z.boolean(),
  /** The state in which it failed and can go on; '' where it cannot. */
  failedIn: z.enum(failedInStates),
});
