import { z } from 'zod';
import type { Contract } from '../../src/lib/contract.ts';
import { addDays, dayOf } from '../../src/lib/dates.ts';
import type { BuyerData } from './buyer-data.ts';

export type Body = Record<string, unknown>;

type Schema = z.core.JSONSchema.BaseSchema;

/** What a field is filled with, by its name, wherever it stands in a body. */
function valuesByName({ site, email, order, invoice, rfi, itemIds, addressId, deskIds }: BuyerData): Body {
  const today = dayOf(new Date(), 'Asia/Kolkata');
  const soon = addDays(today, 9);
  return {
    site,
    email,
    order_no: order,
    order,
    invoice,
    rfi,
    rfq_id: rfi,
    putawayno_key: rfi,
    item_id: itemIds[0] ?? 0,
    itemId: itemIds[0] ?? 0,
    item_ids: itemIds,
    add_id: addressId,
    customerId: deskIds.customer,
    addressId: deskIds.address,
    owner: `list-${deskIds.priceList}`,
    day: today,
    on: today,
    from: addDays(today, -90),
    to: today,
    until: soon,
    validUntil: soon,
    document: invoice,
    token: 'not-a-token',
    cartons: 2,
    weightKg: 4.5,
    grossKg: 16.2,
    q: '6205',
    searching_key: '6205',
    page: '1',
    mobile: '9820012345',
    phone: '9820012345',
    name: 'Rao Mills',
    reason: 'By phone',
    why: 'By phone',
    note: 'By phone',
    remark: 'By phone',
  };
}

/** Which record a number or an id in a path of the desk is of, by how the path begins. */
const recordsOfPath = ({ order, rfi, deskIds }: BuyerData): Readonly<Record<string, Body>> => ({
  orders: { number: order, numbers: [order] },
  pick_list: { numbers: [order] },
  decide_orders: { numbers: [order] },
  rfis: { number: rfi },
  papers: { id: deskIds.paper },
  messages: { id: deskIds.message, ids: [deskIds.message] },
  money: { id: deskIds.bankLine, line: deskIds.bankLine },
  payments: { id: deskIds.payment },
  prices: { id: deskIds.priceList },
  items: { id: deskIds.item, ids: [deskIds.item] },
  'items/certificates': { id: deskIds.certificate },
  imports: { id: deskIds.import },
  exports: { id: deskIds.export },
  'integrations/tokens': { id: deskIds.token },
  'integrations/endpoints': { id: deskIds.endpoint },
  'integrations/deliver': { id: deskIds.delivery },
});

/** A body that the schema of the contract takes: its required fields, and the optional ones that have a known name. */
export function bodyOfContract({ path, request }: Contract, data: BuyerData): Body {
  const begins = ([start]: [string, Body]) => path.startsWith(`desk/api/:site/${start}`);
  const records = Object.entries(recordsOfPath(data)).filter(begins);
  const known = Object.assign(valuesByName(data), ...records.map(([, values]) => values));
  const schema = z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' });
  return sample(schema, known, schema.$defs ?? {}) as Body;
}

function sample(schema: Schema, known: Body, definitions: Readonly<Record<string, Schema>>): unknown {
  const of = (inner: unknown) => sample(inner as Schema, known, definitions);
  if (schema.$ref) return of(definitions[schema.$ref.split('/').at(-1) ?? '']);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.find((choice) => choice !== '');
  const choices = schema.anyOf ?? schema.allOf ?? schema.oneOf;
  if (choices) return of(choices[0]);
  if (schema.type === 'array') return [of(schema.items ?? {})];
  if (schema.type === 'object') {
    const { properties = {}, required = [] } = schema;
    const entries = Object.entries(properties).flatMap(([name, one]) => {
      const choices = (one as Schema).enum;
      if (name in known && (!choices || choices.includes(known[name] as string))) return [[name, known[name]]];
      return required.includes(name) ? [[name, of(one)]] : [];
    });
    return Object.fromEntries(entries);
  }
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') {
    const { minimum = 1 } = schema;
    return minimum >= 0 ? minimum : 1;
  }
  return '1';
}
