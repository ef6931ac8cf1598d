import { z } from 'zod';
import { drawingFields, priceStepList } from '../../catalogue/items/item.contract.ts';
import { availabilityStatuses } from '../../catalogue/stock/availability.rule.ts';
import { asTyped, defineContract } from '../../lib/contract.ts';
import { msg } from '../../lib/i18n.ts';
import type { MergedCells } from '../../lib/spreadsheet/merged-cells.ts';
import { maxColumns } from '../../lib/spreadsheet/table-line.ts';
import { sum } from '../../lib/sum.ts';
import { maxListCharacters, maxQuickLines, maxRowLength, quickListRefusals } from '../pasted-list/list-parts.rule.ts';
import type { ListRow } from '../pasted-list/list-row.rule.ts';

/** Only `found` and `interchangeable` name one item; with the others the buyer chooses. */
const quickResults = [
  /** Exactly this designation or stock code, of one maker. */
  'found',
  /** The same bearing under another designation. */
  'interchangeable',
  /** Several makers, or several readings of the number. */
  'choose',
  /** The last number may be how many, or a part of the number: `readings` says both. */
  'two_readings',
  'same_size',
  /** Can be sent as free text in an RFI. */
  'not_found',
  /** Names a V-belt, a screw or the like that is not sold here, or nothing at all. */
  'no_bearing',
  /** Not a quantity, or not a multiple of the order multiple. */
  'bad_quantity',
  /** Longer than 300 characters: not read, shortened in the reply. */
  'bad_line',
  'heading',
] as const;

/** Priced for the quantity of the line. Amounts in major units before tax, weight in kg of the whole line. */
export const quickItem = z.object({
  itemid: z.number(),
  itemname: z.string(),
  itemcode: z.string(),
  brandname: z.string(),
  ...drawingFields,
  min_quantity: z.number(),
  order_multiple: z.number(),
  QtyPerCarton: z.number(),
  list_price: z.number(),
  your_price: z.number(),
  price_steps: priceStepList,
  calculate_discount_percentage: z.number(),
  gst_value: z.number(),
  gst_percenatge: z.number(),
  total_value1: z.number(),
  weight: z.number(),
  Availability: z.enum(availabilityStatuses),
  exp_dod: z.string(),
  /** 'Another maker', 'clearance, cage'; '' without differences. */
  differs: z.string(),
  /** The day the caller's company last ordered the item, '' if never. */
  last_bought: z.string(),
});
export type QuickItem = z.infer<typeof quickItem>;

const quickReading = z.object({ designation: z.string(), quantity: z.number() });
export type QuickReading = z.infer<typeof quickReading>;

export const quickLine = z.object({
  /** The number from 1; blank lines count but are not in the reply. Bearings of one line all have its number. */
  line: z.number(),
  text: z.string(),
  designation: z.string(),
  /** The line alone, with its make, quantity and unit: sent as `text`, it is read in the same way again. */
  written: z.string(),
  /** 1 if none is given, 0 if it is invalid or asked. */
  quantity: z.number(),
  result: z.enum(quickResults),
  message: z.string(),
  /** The items are not all the same bearing: the number can be read in several ways, or is mistyped. */
  ambiguous: z.boolean(),
  /** 100 where '1O0' was written as the quantity, else 0. */
  likely_quantity: z.number(),
  /** The caller's own number of the item, of a column 'Our code' or 'Material' or in front of the line; else ''. */
  own_number: z.string(),
  /** The readings of `two_readings`; each can be sent as a line of its own, with a TAB before its quantity. */
  readings: z.array(quickReading),
  items: z.array(quickItem),
});
export type QuickLine = z.infer<typeof quickLine>;

const cell = asTyped(maxRowLength);

/** A row that the page has read of a table already. */
const listRow = z.object({
  line: z.number().int().min(1),
  text: cell,
  item: cell,
  quantity: cell.optional(),
  make: cell,
  unit: cell,
  ownNumber: cell.optional(),
}) satisfies z.ZodType<Omit<ListRow, 'quantity'>>;

const column = z.number().int().min(0).max(maxColumns);

/** Cells as they are shown. Of a text, its lines are divided into cells by the store. */
const maxMergedCells = 200_000;
const cellsIn = ({ top, left, bottom, right }: MergedCells): number =>
  Math.max(0, bottom - top + 1) * Math.max(0, right - left + 1);

const index = z.number().int().min(0).max(2_000_000);
const indexes = z.array(index).max(20_000).optional();

const listSheet = z.object({
  name: asTyped(100),
  rows: z.array(z.array(cell).max(maxColumns)).max(20_000),
  /** What the sheet hides or strikes through is left out, by row and column from 0. */
  hiddenRows: indexes,
  hiddenColumns: indexes,
  struckRows: indexes,
  /** The first of merged cells stands for each of them. */
  merged: z
    .array(z.object({ top: index, left: index, bottom: index, right: index }))
    .max(20_000)
    .refine((all) => sum(all, cellsIn) <= maxMergedCells)
    .optional(),
});

/** What is to be read instead of what the reply says. Sheets and columns are numbered from 0. */
const listChoices = z.object({
  sheets: z.array(z.number().int().min(0)).max(100).optional(),
  /** Reads what is hidden or struck through too. */
  withHidden: z.boolean().optional(),
  columns: z
    .array(
      z.object({
        sheet: z.number().int().min(0),
        item: column.optional(),
        /** Several are added up. */
        quantity: z.array(column).max(20).optional(),
      }),
    )
    .max(100)
    .optional(),
});

const namedColumns = z.object({ columns: z.array(z.number()), head: z.string() });

/** How a sheet was read; of a text that has columns, there is one without a name. */
const sheetReading = z.object({
  name: z.string(),
  isRead: z.boolean(),
  /** How many lines it gives. */
  lines: z.number(),
  item: namedColumns.optional(),
  /** The columns between which one can choose. */
  items: z.array(namedColumns),
  /** The head of the column that the heads name, where few of its items were found and more of another one; else ''. */
  instead_of: z.string(),
  /** Absent where none is sure: then each line asks how many. */
  quantity: namedColumns.optional(),
  quantities: z.array(namedColumns),
  make: z.string(),
  unit: z.string(),
  hiddenRows: z.number(),
  struckRows: z.number(),
  hiddenColumns: z.number(),
});

const tooMany = msg('Please send at most 2,000 lines at once');

export const quickOrder = defineContract({
  path: 'api/quick_order/',
  method: 'POST',
  summary:
    'Reads a list, as it was pasted or as the sheets of a workbook, and finds the item of each line; adds nothing to the cart.',
  request: z.object({
    /** The list as it was pasted, with the heads of its columns. */
    text: z.string().max(maxListCharacters, tooMany).optional(),
    /** The sheets of a workbook instead of a text. */
    sheets: z.array(listSheet).max(100).optional(),
    rows: z.array(listRow).max(maxQuickLines, tooMany).optional(),
    choices: listChoices.optional(),
  }),
  reply: z.object({ success: z.literal(true), lines: z.array(quickLine), sheets: z.array(sheetReading) }),
  refusals: quickListRefusals,
});
