import { z } from 'zod';
import { asTyped, defineContract, freeText, listOf, optionalDay, textId } from '../../lib/contract.ts';
import { msg } from '../../lib/i18n.ts';
import { plainHyphens } from '../../lib/plain-hyphens.ts';
import { batchReply } from '../batch.contract.ts';
import { pageLimit } from '../changes/list-fields.contract.ts';

const cell = (max: number) => z.union([asTyped(max), z.number(), z.null()]).optional();
const maxBatch = 1000;

/** As it is stored: files and other programs may have other hyphens. */
const itemCode = textId(60).transform(plainHyphens);

/** Named and read as the columns of an import file (docs/import.md); one that is left out stays as it is. */
const itemRow = z.object({
  itemcode: itemCode.describe('The stock code, by which the item is known.'),
  itemname: cell(120).describe('As the maker stamps it.'),
  brandname: cell(60).describe('The maker.'),
  super_category: cell(60),
  category: cell(80),
  sub_category: cell(80),
  universal_no: cell(120).describe('Stays as it is sent; empty: read from the name.'),
  gtin: cell(20).describe('The number in the bar code, 8, 12, 13 or 14 digits.'),
  description: cell(2000),
  origin: cell(60),
  hsn: cell(20).describe('Tariff number: in India 4, 6 or 8 digits, in the Gulf 4 to 12 in pairs.'),
  unit: cell(10).describe('NOS, SET, KGS or LTR.'),
  packing_type: cell(60),
  qty_per_carton: cell(20),
  min_qty: cell(20),
  order_multiple: cell(20),
  bore_mm: cell(20),
  outside_mm: cell(20),
  width_mm: cell(20),
  weight_kg: cell(20),
  dynamic_kn: cell(20),
  static_kn: cell(20),
  speed_grease_rpm: cell(20),
  speed_oil_rpm: cell(20),
  bearing_type: cell(60),
  seal: cell(20),
  clearance: cell(20),
  list_price: cell(20).describe('Of one unit before tax, such as 412.50; 0 means price on request.'),
  tax_percent: cell(20),
  popularity: cell(20),
  cost_price: cell(20).describe('Only staff see it.'),
});

export const saveItemsByApi = defineContract({
  path: 'api/v1/items/save/',
  method: 'POST',
  summary: 'adds items, or changes the fields that are sent of known ones; a retired one stays retired',
  request: z.object({ rows: listOf(itemRow, maxBatch) }),
  reply: batchReply({ itemcode: z.string() }),
});

export const retireItemsByApi = defineContract({
  path: 'api/v1/items/retire/',
  method: 'POST',
  summary: 'takes items off sale, or sells them again; orders and documents that name them stay as they are',
  request: z.object({
    rows: listOf(z.object({ itemcode: itemCode, retired: z.boolean().describe('false sells it again.') }), maxBatch),
  }),
  reply: batchReply({ itemcode: z.string() }),
});

export const listItemsByApi = defineContract({
  path: 'api/v1/items/',
  method: 'GET',
  summary: 'lists all items by their code, with their stock at each branch',
  request: z.object({
    after: freeText(60).describe('The last item code of the page before; empty for the beginning.'),
    limit: pageLimit,
  }),
  reply: z.object({
    success: z.literal(true),
    rows: z.array(
      z.object({
        itemcode: z.string(),
        itemname: z.string(),
        brandname: z.string(),
        unit: z.string(),
        list_minor: z.number().int(),
        tax_percent: z.number(),
        retired: z.boolean(),
        stock: z.array(
          z.object({ branch: z.string(), on_hand: z.number().int(), reserved: z.number().int(), shelf: z.string() }),
        ),
      }),
    ),
    more: z.boolean(),
  }),
});

const pieces = z.number().int().min(0).max(100_000_000);
const lots = listOf(z.object({ quantity: pieces.min(1), due_on: optionalDay }), 20).optional();

export const saveStockByApi = defineContract({
  path: 'api/v1/stock/save/',
  method: 'POST',
  summary: 'sets the pieces on hand and on the way of items at a branch',
  request: z.object({
    rows: listOf(
      z.object({
        itemcode: itemCode,
        branch: freeText(40).describe('Code of the branch; empty for the one that sells.'),
        on_hand: pieces.describe('All pieces on the shelf, those reserved for orders included.'),
        shelf: asTyped(40).optional().describe('Where they lie; stays as it is when left out.'),
        arriving: lots.describe('Lots on the way; stay as they are when left out.'),
        production: lots.describe('Lots being made; stay as they are when left out.'),
      }),
      maxBatch,
    ),
  }),
  reply: batchReply({ itemcode: z.string(), branch: z.string() }),
});

const priceCell = z.union([asTyped(40), z.number(), z.null()]).optional();

export const savePricesByApi = defineContract({
  path: 'api/v1/prices/save/',
  method: 'POST',
  summary: 'sets rows of a price list, or of one customer’s own prices',
  request: z.object({
    owner: textId(254).describe('The name of a price list, or the e-mail address of a customer.'),
    rows: listOf(
      z.object({
        for: textId(120).describe('An item code, a maker, a category, or: all.'),
        min_qty: priceCell,
        discount_percent: priceCell,
        net_price: priceCell.describe('Instead of a discount.'),
        valid_from: priceCell,
        valid_to: priceCell,
      }),
      maxBatch,
    ),
  }),
  reply: batchReply({ for: z.string() }),
  refusals: { unknown_owner: msg('There is no such price list or customer.') },
});
