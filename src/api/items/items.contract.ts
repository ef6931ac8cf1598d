import { z } from 'zod';
import { stockRefusals } from '../../catalogue/catalogue-refusals.ts';
import { units } from '../../catalogue/units.data.ts';
import { currencyField, defineContract, listOf, optionalText, sentText } from '../../lib/contract.ts';
import { plainHyphens } from '../../lib/plain-hyphens.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { apiItemRefusals } from '../api-refusals.ts';
import { defineBatchContract } from '../batches/batch.contract.ts';
import { feedParams, feedRefusals, feedReply, feedRequest } from '../changes/feed.contract.ts';
import { dayField, inQuery, minor, moment, sentDay, taxPercent } from '../fields.contract.ts';

const maxBatch = 1000;

/** Codes are stored with plain hyphens: files and other programs may have others. */
const itemCode = sentText(60).transform(plainHyphens).meta({ example: 'ZWZ-6205-2RS' });

const lot = z.object({ quantity: z.number().int(), due_on: dayField }).meta({ id: 'Lot' });

const stock = z
  .object({
    branch: z.string().meta({ example: 'MUM' }),
    on_hand: z.number().int().describe('All pieces on the shelf, those reserved for orders included.'),
    reserved: z.number().int(),
    shelf: z.string(),
    arriving: z.array(lot).describe('Lots on the way.'),
    production: z.array(lot).describe('Lots being made.'),
  })
  .meta({ id: 'Stock' });

const known = (one: z.ZodType<number>) => one.nullable().describe('null when unknown.');
const whole = z.number().int();

/** A program reads an item by the names by which it may send it. */
const item = z
  .object({
    itemcode: z.string().meta({ example: 'ZWZ-6205-2RS' }),
    itemname: z.string().meta({ example: '6205-2RS' }),
    brandname: z.string().meta({ example: 'ZWZ' }),
    super_category: z.string().meta({ example: 'Bearings' }),
    category: z.string().meta({ example: 'Deep groove ball' }),
    sub_category: z.string(),
    universal_no: z.string().describe('As it was sent; empty where it is read from the name.'),
    universal_no_in_use: z.string().describe('Items with the same one interchange.'),
    gtin: z.string(),
    description: z.string(),
    origin: z.string(),
    hsn: z.string(),
    unit: z.enum(units),
    packing_type: z.string(),
    qty_per_carton: whole,
    min_qty: whole,
    order_multiple: whole,
    bore_mm: known(z.number()),
    outside_mm: known(z.number()),
    width_mm: known(z.number()),
    weight_kg: known(z.number()),
    dynamic_kn: known(z.number()),
    static_kn: known(z.number()),
    speed_grease_rpm: known(whole),
    speed_oil_rpm: known(whole),
    bearing_type: z.string(),
    seal: z.string(),
    clearance: z.string(),
    currency: currencyField,
    list_minor: minor.describe('Of one unit before tax; 0 means price on request.'),
    tax_percent: taxPercent,
    popularity: whole,
    cost_minor: minor.nullable().describe('null when unknown, and for a token without the scope `items:write`.'),
    retired: z.boolean(),
    changed_at: moment,
    stock: z.array(stock),
  })
  .meta({ id: 'Item' });

const text = (max: number) => sentText(max).nullish();
const number = z.number().nullish();
const wholeNumber = z.number().int().nullish();
const price = z.number().int().min(0).max(999_999_999_999).nullish();

/** A field that is left out stays as it is; null empties it. */
const itemInput = z
  .object({
    itemcode: itemCode.describe('The stock code, by which the item is known.'),
    itemname: text(120).describe('As the maker stamps it.'),
    brandname: text(60).describe('The maker.'),
    super_category: text(60),
    category: text(80),
    sub_category: text(80),
    universal_no: text(120).describe('Stays as it is sent; empty: read from the name.'),
    gtin: text(20).describe('The number in the bar code, 8, 12, 13 or 14 digits.'),
    description: text(2000),
    origin: text(60),
    hsn: text(20).describe('Tariff number: in India 4, 6 or 8 digits, in the Gulf 4 to 12 in pairs.'),
    unit: text(10).describe('NOS, SET, KGS or LTR.'),
    packing_type: text(60),
    qty_per_carton: wholeNumber,
    min_qty: wholeNumber,
    order_multiple: wholeNumber,
    bore_mm: number,
    outside_mm: number,
    width_mm: number,
    weight_kg: number,
    dynamic_kn: number,
    static_kn: number,
    speed_grease_rpm: wholeNumber,
    speed_oil_rpm: wholeNumber,
    bearing_type: text(60),
    seal: text(20),
    clearance: text(20),
    list_minor: price.describe('Of one unit before tax; 0 means price on request.'),
    tax_percent: number,
    popularity: wholeNumber,
    cost_minor: price.describe('What you pay for one unit; only staff see it.'),
  })
  .meta({
    id: 'ItemInput',
    description: 'A field that is left out stays as it is; null empties it. What else an Item has is ignored.',
    example: {
      itemcode: 'ZWZ-6205-2RS',
      itemname: '6205-2RS',
      brandname: 'ZWZ',
      super_category: 'Bearings',
      category: 'Deep groove ball',
      list_minor: 41_250,
      tax_percent: 18,
    },
  });

export const listItemsByApi = defineContract({
  path: 'api/v1/items/',
  operation: 'listItems',
  method: 'GET',
  summary: 'lists items that are new or changed since a cursor, each as it is now with its stock at each branch',
  request: feedRequest({
    brandname: inQuery.text(60),
    category: inQuery.text(80),
    retired: inQuery.yesOrNo,
  }),
  reply: feedReply('Item', item),
  refusals: feedRefusals,
  params: feedParams,
});

export const readItemByApi = defineContract({
  path: 'api/v1/items/:itemcode/',
  operation: 'readItem',
  method: 'GET',
  summary: 'reads one item with its stock at each branch',
  request: z.strictObject({ itemcode: itemCode }),
  reply: item,
});

export const saveItemsByApi = defineBatchContract({
  path: 'api/v1/items/save/',
  operation: 'saveItems',
  summary: 'adds items, or changes the fields that are sent of known ones; a retired one stays retired',
  request: z.object({ rows: listOf(itemInput, maxBatch) }),
  name: 'Item',
  saved: z.object({ itemcode: z.string() }),
  rowRefusals: apiItemRefusals,
  params: { item_twice: 'itemcode' },
});

export const retireItemsByApi = defineBatchContract({
  path: 'api/v1/items/retire/',
  operation: 'retireItems',
  summary: 'takes items off sale, or sells them again; orders and documents that name them stay as they are',
  request: z.object({
    rows: listOf(
      z
        .object({ itemcode: itemCode, retired: z.boolean().describe('false sells it again.') })
        .meta({ id: 'RetirementInput' }),
      maxBatch,
    ),
  }),
  name: 'Retirement',
  saved: z.object({ itemcode: z.string() }),
  rowRefusals: pickRefusals(stockRefusals, 'unknown_item'),
  params: { unknown_item: 'itemcode' },
});

const pieces = z.number().int().min(0).max(100_000_000);
const lots = listOf(z.object({ quantity: pieces.min(1), due_on: sentDay }).meta({ id: 'LotInput' }), 20).optional();

export const saveStockByApi = defineBatchContract({
  path: 'api/v1/stock/save/',
  operation: 'saveStock',
  summary: 'sets the pieces on hand and on the way of items at a branch',
  request: z.object({
    rows: listOf(
      z
        .object({
          itemcode: itemCode,
          branch: optionalText(40).describe('Code of the branch; empty for the one that sells.'),
          on_hand: pieces.describe('All pieces on the shelf, those reserved for orders included.'),
          shelf: sentText(40).optional().describe('Where they lie; stays as it is when left out.'),
          arriving: lots.describe('Lots on the way; stay as they are when left out.'),
          production: lots.describe('Lots being made; stay as they are when left out.'),
        })
        .meta({ id: 'StockInput', example: { itemcode: 'ZWZ-6205-2RS', on_hand: 120, shelf: 'A-03-2' } }),
      maxBatch,
    ),
  }),
  name: 'Stock',
  saved: z.object({ itemcode: z.string(), branch: z.string() }),
  rowRefusals: {
    ...pickRefusals(stockRefusals, 'unknown_item', 'unknown_branch', 'item_twice'),
    less_than_reserved: 'Fewer pieces than are reserved for orders.',
  },
  params: {
    unknown_item: 'itemcode',
    item_twice: 'itemcode',
    unknown_branch: 'branch',
    less_than_reserved: 'on_hand',
  },
});
