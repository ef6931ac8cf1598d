import { z } from 'zod';
import { currencyField, defineContract, listOf, sentText } from '../../lib/contract.ts';
import { msg } from '../../lib/i18n.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { defineBatchContract } from '../batches/batch.contract.ts';
import { feedRefusals, feedReply, feedRequest } from '../changes/feed.contract.ts';
import { dayField, minor, sentDay } from '../fields.contract.ts';

const owner = sentText(254)
  .describe('The name of a price list, or the e-mail address of a customer.')
  .meta({ example: 'Standard' });

const unknownOwner = { unknown_owner: msg('There is no such price list or customer.') } as const;

const price = z
  .object({
    for: z.string().meta({ example: 'ZWZ-6205-2RS' }),
    min_qty: z.number().int(),
    discount_percent: z.number().nullable().describe('null where the row has a net price.'),
    net_minor: minor.nullable().describe('null where the row has a discount.'),
    currency: currencyField,
    valid_from: dayField.nullable(),
    valid_to: dayField.nullable(),
  })
  .meta({ id: 'Price' });

export const listPricesByApi = defineContract({
  path: 'api/v1/prices/',
  operation: 'listPrices',
  method: 'GET',
  summary: 'lists the rows of a price list, or of one customer’s own prices, that apply today or later',
  request: feedRequest({ owner }),
  reply: feedReply('Price', price),
  refusals: { ...unknownOwner, ...pickRefusals(feedRefusals, 'unknown_cursor') },
  params: { unknown_owner: 'owner', unknown_cursor: 'cursor' },
});

export const savePricesByApi = defineBatchContract({
  path: 'api/v1/prices/save/',
  operation: 'savePrices',
  summary: 'sets rows of a price list, or of one customer’s own prices',
  request: z.object({
    owner,
    rows: listOf(
      z
        .object({
          for: sentText(120).describe('An item code, a maker, a category, or: all.'),
          min_qty: z.number().int().nullish().describe('1 when left out.'),
          discount_percent: z.number().nullish(),
          net_minor: minor.nullish().describe('Instead of a discount.'),
          valid_from: sentDay.nullish().describe('Today when left out.'),
          valid_to: sentDay.nullish(),
        })
        .meta({ id: 'PriceInput', example: { for: 'ZWZ-6205-2RS', min_qty: 10, net_minor: 39_900 } }),
      1000,
    ),
  }),
  name: 'Price',
  saved: z.object({ for: z.string() }),
  rowRefusals: {},
  refusals: unknownOwner,
  params: { unknown_owner: 'owner' },
});
