import { z } from 'zod';
import { priceListRefusals } from '../../catalogue/catalogue-refusals.ts';
import { listedPriceRow, priceHistoryEntry, priceMove } from '../../catalogue/price-lists/listed-price.contract.ts';
import { asTyped, currencyField, defineContract, freeText, listOf, rowId } from '../../lib/contract.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { deskSite } from '../../sites/site-field.ts';
import { listFields, listReply } from '../list/list.contract.ts';
import { fileReply } from '../orders/order-file.contract.ts';

/** 'list-12' or 'customer-34', as in the address of a sheet. */
const priceOwnerField = freeText(30);

export const listPriceRowsAtDesk = defineContract({
  path: 'desk/api/:site/prices/rows/',
  method: 'GET',
  summary: 'lists the rows of a price list or of a customer',
  request: z.object({ site: deskSite, owner: priceOwnerField, ...listFields }),
  reply: listReply(listedPriceRow).extend({
    owner: z.string(),
    name: z.string(),
    customerId: z.number().nullable(),
    list: z.object({ id: z.number(), name: z.string() }).nullable(),
    currency: currencyField,
    /** A lower margin is too low. */
    marginFloorBp: z.number(),
    /** The number of the last change, to be sent back with what was edited. */
    lastChange: z.number(),
  }),
  refusals: pickRefusals(priceListRefusals, 'unknown_owner'),
});

const cell = asTyped(400).default('');
/** The cells are named as the columns of a price file. */
const edit = z.object({
  line: z.number().int().min(0).max(1_000_000),
  rowId: rowId.optional(),
  end: z.boolean().optional(),
  seen: z.number().int().min(0).optional(),
  for: cell,
  min_qty: cell,
  discount_percent: cell,
  net_price: cell,
  valid_from: cell,
  valid_to: cell,
});

const report = z.object({
  success: z.literal(true),
  written: z.boolean(),
  begun: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  problems: z.array(
    z.object({
      line: z.number(),
      field: z.string(),
      message: z.string(),
      choices: z.array(z.object({ code: z.string(), name: z.string(), maker: z.string() })),
      stale: z.boolean().optional(),
    }),
  ),
  moves: z.array(priceMove),
  lastChange: z.number(),
});

const mode = z.enum(['check', 'good-lines', 'all-or-nothing']);

export const savePricesAtDesk = defineContract({
  path: 'desk/api/:site/prices/save/',
  method: 'POST',
  summary: 'saves the good rows of a sheet and says of each other one what to write; checks them without saving',
  request: z.object({ site: deskSite, owner: priceOwnerField, mode, edits: listOf(edit, 1000) }),
  reply: report.extend({
    /** The row that each saved line became. */
    rows: z.array(z.object({ line: z.number(), rowId: z.number() })),
  }),
  refusals: pickRefusals(priceListRefusals, 'unknown_owner'),
});

export const importPricesAtDesk = defineContract({
  path: 'desk/api/:site/prices/import/',
  method: 'POST',
  summary: 'imports prices from a CSV file, or checks it',
  request: z.object({ site: deskSite, owner: priceOwnerField, mode, csv: asTyped(900_000) }),
  reply: report,
  refusals: pickRefusals(priceListRefusals, 'unknown_owner'),
});

export const exportPricesAtDesk = defineContract({
  path: 'desk/api/:site/prices/export/',
  method: 'GET',
  summary: 'writes the rows that apply today or later into a CSV or XLSX file',
  request: z.object({ site: deskSite, owner: priceOwnerField, format: z.enum(['csv', 'xlsx']).default('xlsx') }),
  reply: fileReply,
  refusals: pickRefusals(priceListRefusals, 'unknown_owner'),
});

export const priceHistoryAtDesk = defineContract({
  path: 'desk/api/:site/prices/history/',
  method: 'GET',
  summary: 'lists who changed which row, the latest change first',
  request: z.object({ site: deskSite, owner: priceOwnerField, before: freeText(15) }),
  reply: z.object({
    success: z.literal(true),
    changes: z.array(priceHistoryEntry),
  }),
  refusals: pickRefusals(priceListRefusals, 'unknown_owner'),
});
