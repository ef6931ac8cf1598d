import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { sites } from '../sites/resolve-site.ts';
import { Button } from './controls/button.tsx';
import { Field } from './controls/field.tsx';
import { PasswordInput } from './controls/password-input.tsx';
import { TextInput } from './controls/text-input.tsx';
import { ConfirmDialog } from './feedback/confirm-dialog.tsx';
import { BearingDrawing } from './graphics/bearing-drawing.tsx';
import { Amount } from './items/amount.tsx';
import { AvailabilityLabel } from './items/availability.tsx';
import { Designation } from './items/designation.tsx';
import { PriceBlock } from './items/price-block.tsx';
import { SiteProvider } from './page/site-context.tsx';
import { DataTable } from './table/data-table.tsx';
import { MailAddress } from './text/mail-address.tsx';
import { ReferenceNumber } from './text/reference-number.tsx';

function html(element: React.ReactNode, site: 'nod' | 'gwd' = 'nod') {
  const page = <SiteProvider site={sites[site]}>{element}</SiteProvider>;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
}

test('an error is linked to its input, announced, and replaces the hint', () => {
  const field = html(
    <Field label="GSTIN" hint="15 characters" error="Please enter valid gst number">
      <TextInput />
    </Field>,
  );
  const [, id = ''] = /for="([^"]+)"/.exec(field) ?? [];
  const [, note = ''] = /aria-describedby="([^"]+)"/.exec(field) ?? [];
  expect(field).toContain(`<input type="text" id="${id}"`);
  expect(field).toContain('aria-invalid="true"');
  expect(field).toMatch(new RegExp(`id="${note}" role="alert"[^>]*>.*Please enter valid gst number`));
  expect(field).not.toContain('15 characters');
});

test('Enter in a field of a dialog does what its button does', () => {
  const dialog = html(
    <ConfirmDialog title="Delivered?" action="Record" onClose={() => {}} onConfirm={() => {}}>
      <TextInput aria-label="Who signed" />
    </ConfirmDialog>,
  );
  const [, form = ''] = /<form id="([^"]+)"[^>]*><input [^>]*aria-label="Who signed"/.exec(dialog) ?? [];
  expect(dialog).toMatch(new RegExp(`<button type="submit" form="${form}"[^>]*>Record</button>`));
});

test('a password is masked, and password managers can fill it in', () => {
  expect(html(<PasswordInput />)).toMatch(/<input [^>]*autoComplete="current-password"[^>]* type="password"/i);
  expect(html(<PasswordInput autoComplete="new-password" />)).toMatch(
    /autoComplete="new-password"[^>]* type="password"/i,
  );
});

test('a price of 0 is on request, a total of 0 is an amount', () => {
  expect(html(<Amount value={0} showCurrency />)).toContain('Display on request');
  expect(html(<Amount value={0} showCurrency fallback={null} />)).toContain('₹\u00a00.00');
  expect(html(<Amount value={123456} showCurrency />)).toContain('₹\u00a01,23,456.00');
  expect(html(<Amount value={123456} showCurrency />, 'gwd')).toContain('AED\u00a0123,456.00');
});

test('a designation does not wrap, the long name of a grease may', () => {
  const className = (name: string) => /class="([^"]*)"/.exec(html(<Designation>{name}</Designation>))?.[1];
  expect(className('22320 CC/W33 C3')).toBe(className('6205-2RS1/C3'));
  expect(className('Marvane Clean bearing wash 500 ml')).not.toBe(className('6205-2RS1/C3'));
});

test('a number that a buyer gave wraps after its separators, an e-mail address before its @', () => {
  expect(html(<ReferenceNumber>KP/26-27/0417_A.</ReferenceNumber>)).toBe(
    '<span translate="no">KP/<wbr/>26-<wbr/>27/<wbr/>0417_<wbr/>A.</span>',
  );
  expect(html(<MailAddress>active@nod.example</MailAddress>)).toBe('active<wbr/>@nod.example');
});

test('the saving is shown only with the buyer’s own price', () => {
  const own = html(<PriceBlock yourPrice={238.96} listPrice={412} savingPercent={42} />);
  expect(own).toContain('You save 42%');
  expect(own).toContain('173.04');
  const list = html(<PriceBlock yourPrice={0} listPrice={412} savingPercent={0} />);
  expect(list).toContain('List Price');
  expect(list).not.toMatch(/Your Price|You save/);
});

test('an unknown or empty availability is NA', () => {
  expect(html(<AvailabilityLabel status="On Demand" />)).toContain('On Demand');
  expect(html(<AvailabilityLabel status="" />)).toContain('NA');
  expect(html(<AvailabilityLabel status="null" />)).not.toContain('null');
});

test('a busy button keeps the focus and is announced as busy', () => {
  const button = html(
    <Button busy busyLabel="Adding">
      Add to cart
    </Button>,
  );
  expect(button).toContain('aria-busy="true"');
  expect(button).toContain('aria-disabled="true"');
  expect(button).not.toContain(' disabled');
});

test('the rows of a group share a header, and "Select all" can be hidden', () => {
  const table = html(
    <DataTable
      caption="RFIs"
      columns={[{ key: 'item', header: 'Item', cell: (row: string) => row }]}
      rows={['a1', 'a2', 'b1']}
      rowKey={(row) => row}
      groupOf={(row) => ({ key: row.charAt(0), header: `Group ${row.charAt(0)}` })}
      selection={{ selected: new Set(), onChange: () => {}, labelFor: (row) => row, hideSelectAll: true }}
    />,
  );
  expect(table.match(/Group \w/g)).toEqual(['Group a', 'Group b']);
  expect(table).toContain('aria-label="Select a1"');
  expect(table).not.toContain('Select all');
});

test('a table labels its caption, sorted column and checkboxes', () => {
  const table = html(
    <DataTable
      caption="Cart"
      columns={[{ key: 'item', header: 'Item', cell: (row: string) => row, sortBy: (row: string) => row }]}
      rows={['6205', '22220']}
      rowKey={(row) => row}
      initialSorting={{ key: 'item', descending: true }}
      selection={{
        selected: new Set(['6205']),
        onChange: () => {},
        labelFor: (row) => row,
        isDisabled: (row) => row !== '6205',
      }}
    />,
  );
  expect(table).toContain('>Cart</caption>');
  expect(table).toContain('aria-sort="descending"');
  expect(table.indexOf('22220')).toBeLessThan(table.indexOf('6205'));
  expect(table).toMatch(/aria-label="Select 22220"[^>]*disabled/);
  expect(table).toMatch(/aria-label="Select 6205"[^>]*checked/);
});

test.each([
  ['what is as wide as the card', 'full', 'one', 'item'],
  ['else what is wide in the card', 'picture', 'two', 'qty'],
  ['else the first column', 'one', 'one', 'item'],
] as const)('the header of a row is %s', (_, item, qty, named) => {
  const table = html(
    <DataTable
      caption="Cart"
      columns={[
        { key: 'day', header: 'Day', cell: () => 'day', phone: 'first' as const },
        { key: 'item', header: 'Item', cell: () => 'item', phone: item },
        { key: 'qty', header: 'Qty', cell: () => 'qty', phone: qty },
        { key: 'add', header: 'Add', cell: () => 'add', phone: 'full' as const, drop: 'print' as const },
      ].slice(item === 'one' ? 1 : 0)}
      rows={['6205']}
      rowKey={(row) => row}
    />,
  );
  expect(table.match(/<th scope="row"/g)).toHaveLength(1);
  expect(table).toMatch(new RegExp(`<th scope="row"[^>]*>(<span[^>]*>\\w+</span>)?${named}</th>`));
});

test('a bearing is drawn as its section, anything else as an outline', () => {
  const none = { d: 0, D: 0, B: 0, type: '' };
  const grease = html(<BearingDrawing {...none} superCategory="Lubricants" />);
  const battery = html(<BearingDrawing {...none} superCategory="Battery" />);
  expect(grease).toContain('<svg');
  expect(grease).not.toBe(battery);
  expect(html(<BearingDrawing type="deep groove ball" d={25} D={52} B={15} />)).toContain('25 × 52 × 15 mm');
});
