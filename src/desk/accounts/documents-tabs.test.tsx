import { expect, test } from 'vitest';
import { renderDeskHtml } from '../../../tests/rendering/render-desk.tsx';
import type { CustomerRecord } from './customer.contract.ts';
import { OrdersTab } from './documents-tabs.tsx';

const order = {
  ...{ number: 'NOD26000001', purchaseOrderNo: 'PO-46', placedAt: '2026-11-20T08:00:00Z' },
  ...{ status: 'Confirmed', totalMinor: 100_00 },
};

function renderOrders(orderCount: number): string {
  const customer = { company: 'Western Gear & Pump', orders: [order], orderCount } as unknown as CustomerRecord;
  return renderDeskHtml(<OrdersTab customer={customer} />);
}

test('where a customer has more orders than are shown, the list of all of them is a step away', () => {
  const html = renderOrders(309);
  expect(html).toContain('The newest 1 of 309.');
  expect(html).toContain('href="/nod/orders?view=all&amp;q=Western+Gear+%26+Pump"');
  expect(renderOrders(1)).not.toContain('The newest');
});
