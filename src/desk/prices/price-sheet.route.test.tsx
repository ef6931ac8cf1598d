import { expect, test } from 'vitest';
import { renderDeskHtml } from '../../../tests/rendering/render-desk.tsx';
import type { StaffRole } from '../../account/permissions/permissions.rule.ts';
import { PriceSheetPage } from './price-sheet.route.tsx';
import type { LoadedPrices } from './use-price-sheet.ts';

const loaded = {
  owner: 'list-3',
  name: 'Standard',
  customerId: null,
  list: null,
  currency: 'INR',
  marginFloorBp: 0,
  lastChange: 0,
  rows: [],
  total: 0,
} as unknown as LoadedPrices;

function readSheet(role: StaffRole): string {
  const page = <PriceSheetPage loaded={loaded} asked={{ site: 'nod', owner: 'list-3' }} />;
  return renderDeskHtml(page, { roles: [role] });
}

test('who may change prices is offered a row to type into', () => {
  expect(readSheet('catalogue')).toMatch(/New rows.*A blue corner is changed and not saved/s);
});

test('who may only read prices is offered nothing to type', () => {
  const html = readSheet('sales');
  expect(html).toContain('Prices of Standard');
  expect(html).not.toMatch(/New rows|or paste|not saved/);
});
