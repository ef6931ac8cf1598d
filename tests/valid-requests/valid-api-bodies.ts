import type { Body } from './body-of-contract.ts';
import type { BuyerData } from './buyer-data.ts';

/** Bodies for the calls of programs. */
export function validApiBodies({
  order,
  invoice,
  email,
  deskIds,
}: Pick<BuyerData, 'order' | 'invoice' | 'email' | 'deskIds'>): Record<string, Body> {
  const item = {
    itemcode: 'FUZZ-1',
    itemname: '6205-2RS',
    brandname: 'ZWZ',
    super_category: 'Bearings',
    category: 'Deep groove ball',
    list_minor: 412_50,
    tax_percent: 18,
  };
  const lines = [{ line_no: 1, quantity: 1, lot: 'L-1', origin: 'China' }];
  const shipment = { carrier: 'Own van', docket: 'MH 01', eway_bill: '', unpaid: '' };
  const feed = { cursor: '', limit: 20 };
  return {
    'api/v1/items/': feed,
    'api/v1/items/:itemcode/': { itemcode: 'FUZZ-1' },
    'api/v1/items/save/': { rows: [item] },
    'api/v1/items/retire/': { rows: [{ itemcode: 'FUZZ-1', retired: false }] },
    'api/v1/stock/save/': { rows: [{ itemcode: 'FUZZ-1', branch: '', on_hand: 12, shelf: 'A-1', arriving: [] }] },
    'api/v1/prices/': { owner: 'Standard', limit: 20 },
    'api/v1/prices/save/': { owner: 'Standard', rows: [{ for: 'FUZZ-1', min_qty: 1, discount_percent: 5 }] },
    'api/v1/customers/': feed,
    'api/v1/customers/:id/': { id: String(deskIds.customer) },
    'api/v1/terms/save/': {
      rows: [{ customer: { email }, limit_minor: 50_00_000_00, period_days: 45, grace_days: 5, note: 'from the ERP' }],
    },
    'api/v1/orders/': feed,
    'api/v1/orders/:number/': { number: order },
    'api/v1/orders/decide/': { rows: [{ number: order, decision: 'confirm', reason: '' }] },
    'api/v1/dispatches/record/': { rows: [{ own_number: 'D-1', order, lines, ...shipment }] },
    'api/v1/invoices/': feed,
    'api/v1/invoices/:number/': { number: invoice },
    'api/v1/invoices/:number/pdf/': { number: invoice },
    'api/v1/invoices/file/': { number: 'ERP/26-27/1' },
    'api/v1/receipts/': feed,
    'api/v1/receipts/:number/': { number: 'NODP26000001' },
    'api/v1/receipts/record/': {
      rows: [{ own_number: 'R-1', customer: { email }, amount_minor: 100_00, reference: 'NEFT 7', invoices: [] }],
    },
  };
}

/** Bodies for the desk's Integrations. */
export function validIntegrationBodies(site: string): Record<string, Body> {
  const desk = { site };
  return {
    'desk/api/:site/integrations/tokens/create/': {
      ...desk,
      name: 'Books',
      scopes: ['orders:read'],
      validDays: 30,
    },
    'desk/api/:site/integrations/endpoints/create/': {
      ...desk,
      url: 'https://192.0.2.1/webhooks',
      events: ['order.placed'],
    },
    'desk/api/:site/integrations/deliveries/': { ...desk, view: 'failed', before: '9' },
  };
}

/** Names nobody, so that later requests find their people. */
export function validPersonBodies(customer: Body): Record<string, Body> {
  const person = { ...customer, email: 'a@b.example' };
  return {
    'desk/api/:site/accounts/export_person/': person,
    'desk/api/:site/accounts/erase_person/': { ...person, repeated: 'a@b.example', reason: 'asked by letter' },
  };
}
