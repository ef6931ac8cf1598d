import { expect, test } from 'vitest';
import { renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import { readHistoryFilter } from './history-states.rule.ts';
import { OrderHistoryPage } from './order-history.page.tsx';
import type { OwnOrders } from './own-orders.contract.ts';

const none: OwnOrders = {
  orders: [],
  lines: [],
  counts: { all: 0, awaiting: 0, on_the_way: 0, delivered: 0, cancelled: 0 },
  has_more: false,
};

const show = (list: OwnOrders | undefined, query = '') =>
  visibleText(
    renderPageHtml(
      <OrderHistoryPage
        withOrders={(part) => part(list)}
        filter={readHistoryFilter(new URLSearchParams(query))}
        standing="active"
      />,
      { standing: 'active' },
    ),
  );

test('without any order there is nothing to export', () => {
  expect(show(none)).toContain('No orders yet');
  expect(show(none)).not.toContain('CSV');
});

test('while the orders load, and where a search finds none, the export stays', () => {
  expect(show(undefined)).toContain('CSV XLSX');
  expect(show(none, 'q=PO-1')).toContain('CSV XLSX');
});
