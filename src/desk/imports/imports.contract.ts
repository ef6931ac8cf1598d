import { z } from 'zod';
import { importKinds, leftOutReasons } from '../../imports/import-kind.data.ts';
import { importRecord, listedImport } from '../../imports/import-record.contract.ts';
import { importRefusals } from '../../imports/import-refusals.ts';
import {
  asTyped,
  defineContract,
  doneReply,
  freeText,
  listOf,
  messageReply,
  rowId,
  textId,
} from '../../lib/contract.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { deskSite } from '../../sites/site-field.ts';
import { listFields, listReply } from '../list/list.contract.ts';

const kind = z.enum(importKinds);
const ofOtherRole = { kind: 'Your role cannot import this.' } as const;
const importColumn = z.object({
  name: z.string(),
  required: z.boolean(),
  /** A record that is not there yet needs it. */
  neededForNew: z.boolean().optional(),
  meaning: z.string(),
  /** Mostly typed, and for each file anew. */
  isTyped: z.boolean().optional(),
});
const one = z.object({ site: deskSite, id: rowId });

export const listImportsAtDesk = defineContract({
  path: 'desk/api/:site/imports/',
  method: 'GET',
  summary:
    'lists the files that were imported, newest first, of the kinds that the role may import; all or those that failed',
  request: z.object({ site: deskSite, view: listFields.view, page: listFields.page }),
  reply: listReply(listedImport).extend({ kinds: z.array(kind) }),
});

export const importAtDesk = defineContract({
  path: 'desk/api/:site/imports/record/',
  method: 'GET',
  summary:
    'shows one import: columns and how they are matched, what the check found, progress, the first 50 wrong and changed lines',
  request: one,
  reply: importRecord.extend({
    success: z.literal(true),
    /** What the right lines come to, for who compares it with a total; null for other kinds. */
    total: z
      .object({ debitMinor: z.number(), creditMinor: z.number(), lines: z.number(), customers: z.number() })
      .nullable(),
    columns: z.array(importColumn).readonly(),
    /** Columns that name a record, of which a file needs one set. */
    naming: z.array(z.array(z.string()).readonly()).readonly(),
    /** How many records are missing in the file; null where nothing can be retired. */
    missing: z.number().nullable(),
    /** Seconds since the check or the run was started. */
    seconds: z.number(),
    /** The sheet is named where several are read. */
    wrong: z.array(z.object({ sheet: z.string(), line: z.number(), problem: z.string(), cells: z.array(z.string()) })),
    /** The first rows that are no lines of the table, or that the file does not show. */
    leftOutRows: z.array(
      z.object({ sheet: z.string(), line: z.number(), why: z.enum(leftOutReasons), text: z.string() }),
    ),
    /** The first line that cannot be read as a whole, such as 'line 7': with one, nothing counts as missing. */
    unreadable: z.string().nullable(),
    /** Sentences on what is right, and worth knowing before it is written. */
    worthKnowing: z.array(z.string()).readonly(),
    /** Lines that a person decides before they are written. */
    doubts: z.object({
      total: z.number(),
      open: z.number(),
      lines: z.array(
        z.object({
          line: z.number(),
          /** Where it is to be seen in the file, such as 'line 7'. */
          place: z.string(),
          cells: z.array(z.string()),
          problem: z.string(),
          chosen: z.string().nullable(),
          choices: z.array(z.object({ kind: z.string(), label: z.string() })),
        }),
      ),
    }),
    /** Names of the first pictures that are there already. */
    unchanged: z.array(z.string()),
    changes: z.array(
      z.object({
        sheet: z.string(),
        line: z.number(),
        key: z.string(),
        fields: z.array(z.object({ name: z.string(), before: z.string(), after: z.string() })),
        /** Why undoing the import left it. */
        left: z.string(),
      }),
    ),
    /** Whether it can be taken back as a whole. */
    canBeUndone: z.boolean(),
  }),
});

export const importColumnsAtDesk = defineContract({
  path: 'desk/api/:site/imports/columns/',
  method: 'GET',
  summary: 'lists the columns of a kind of file, other headings that mean them, and a line as a file may have it',
  request: z.object({ site: deskSite, kind }),
  reply: z.object({
    success: z.literal(true),
    columns: z.array(importColumn.extend({ aliases: z.array(z.string()).readonly() })).readonly(),
    sample: z.record(z.string(), z.string()),
  }),
  refusals: ofOtherRole,
});

export const beginImportAtDesk = defineContract({
  path: 'desk/api/:site/imports/begin/',
  method: 'POST',
  summary: 'begins the upload of a file; its parts follow, then imports/finish/',
  request: z.object({ site: deskSite, kind, fileName: freeText(200) }),
  reply: z.object({ success: z.literal(true), id: z.number() }),
  refusals: ofOtherRole,
});

export const importPartAtDesk = defineContract({
  path: 'desk/api/:site/imports/part/',
  method: 'POST',
  summary: 'takes a part of a file, at most 900,000 bytes; a part that is sent again replaces itself',
  takesFile: true,
  request: z.object({ site: deskSite, id: rowId, part: textId(10) }),
  reply: doneReply,
  refusals: pickRefusals(importRefusals, 'unknown', 'too_large'),
});

export const finishUploadAtDesk = defineContract({
  path: 'desk/api/:site/imports/finish/',
  method: 'POST',
  summary: 'ends the upload: reads the headings and proposes which column is which',
  request: one,
  reply: messageReply,
  refusals: pickRefusals(importRefusals, 'incomplete', 'mapping', 'state', 'too_large', 'unknown', 'unreadable'),
});

export const readImportAtDesk = defineContract({
  path: 'desk/api/:site/imports/reading/',
  method: 'POST',
  summary: 'reads other sheets of the file, or the rows that it hides; the columns are then matched again',
  request: one.extend({ sheets: listOf(z.int().min(0).max(1_000), 200), withHidden: z.boolean() }),
  reply: messageReply,
  refusals: pickRefusals(importRefusals, 'sheets', 'state', 'unknown'),
});

export const checkImportAtDesk = defineContract({
  path: 'desk/api/:site/imports/check/',
  method: 'POST',
  summary:
    'starts the dry run with these columns, fixed values and meanings of words, and remembers them; nothing is changed yet',
  request: one.extend({
    /** Our columns for each of the file, divided by a space. */
    mapping: listOf(asTyped(200), 200),
    /** Columns of ours that have the same value in every line. */
    fixed: listOf(z.object({ name: asTyped(40), value: freeText(200) }), 50).optional(),
    keepsEmpty: z.boolean().optional(),
    /** Words of the file and what they mean, also in later files. */
    words: listOf(z.object({ name: asTyped(40), word: asTyped(300), means: freeText(200) }), 200).optional(),
  }),
  reply: messageReply,
  refusals: pickRefusals(importRefusals, 'mapping', 'state', 'unknown'),
});

export const decideLinesAtDesk = defineContract({
  path: 'desk/api/:site/imports/decide/',
  method: 'POST',
  summary: "says how a doubtful line is written; '' leaves it out; line 0: all lines without an answer that offer this",
  request: one.extend({ line: z.int().min(0), kind: freeText(40) }),
  reply: messageReply,
  refusals: pickRefusals(importRefusals, 'no_such_line', 'state', 'unknown'),
});

export const runImportAtDesk = defineContract({
  path: 'desk/api/:site/imports/run/',
  method: 'POST',
  summary: 'writes the lines that are right; with retire_missing as shown, what is not in the file is retired',
  request: one.extend({
    retireMissing: z.int().min(0).max(100_000_000).optional(),
    /** The total of the own books, as typed; bills are not written without it. */
    controlTotal: freeText(40).optional(),
    /** The difference between it and the lines, in minor units, as shown and agreed to. */
    agreedDifference: z.int().min(-1e15).max(1e15).optional(),
  }),
  reply: messageReply,
  refusals: pickRefusals(importRefusals, 'control', 'missing', 'state', 'unknown'),
});

export const continueImportAtDesk = defineContract({
  path: 'desk/api/:site/imports/go_on/',
  method: 'POST',
  summary: 'takes up an import that failed, from where it stopped',
  request: one,
  reply: messageReply,
  refusals: pickRefusals(importRefusals, 'state', 'unknown'),
});

export const undoImportAtDesk = defineContract({
  path: 'desk/api/:site/imports/undo/',
  method: 'POST',
  summary: 'takes back what a finished import wrote, within a week, as far as nobody changed it since',
  request: one,
  reply: messageReply,
  refusals: pickRefusals(importRefusals, 'state', 'unknown'),
});

export const cancelImportAtDesk = defineContract({
  path: 'desk/api/:site/imports/cancel/',
  method: 'POST',
  summary: 'stops an import; lines that are written stay',
  request: one,
  reply: messageReply,
  refusals: pickRefusals(importRefusals, 'state', 'unknown'),
});
