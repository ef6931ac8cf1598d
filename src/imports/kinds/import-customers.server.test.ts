import { expect, test } from 'vitest';
import { bringFile, checkFile, problemsOf } from '../../../tests/actions/imports.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';

const store = setUp(openTestStore);

const head = 'Customer Code,GSTIN,Party Name,Email ID,Street,State,price_list,credit_limit,credit_days';
const line = (code: string, more = 'Standard,500000,30') =>
  `${code},27AAPFU0939F1ZV,Rao Mills,rao@mills.example,Gat 12,Maharashtra,${more}`;

test('the customer list is brought in by the rules of the command; a second time nothing changes', async () => {
  const file = [head, line('k-1'), line('K-2', ',,')].join('\n');
  expect(await bringFile(store, 'customers', file)).toMatchObject({ state: 'done', written: { new: 2, wrong: 0 } });
  const { rows } = await store.database.$client.query(
    "select customer_code, credit_limit_minor, imported_by from listed_customers where customer_code like 'K-%' order by 1",
  );
  expect(rows).toEqual([
    { customer_code: 'K-1', credit_limit_minor: 500_000_00, imported_by: 'Meera Iyer' },
    { customer_code: 'K-2', credit_limit_minor: null, imported_by: 'Meera Iyer' },
  ]);
  expect(await bringFile(store, 'customers', `${file}\n${line('K-3')}`)).toMatchObject({
    found: { new: 1, changed: 0, unchanged: 2 },
    written: { new: 1 },
  });
  expect(await checkFile(store, 'customers', [head, line('K-2')].join('\n'))).toMatchObject({ found: { changed: 1 } });
  // A hyphen that does not break, as Word writes it.
  expect(await checkFile(store, 'customers', [head, line('K\u20112')].join('\n'))).toMatchObject({
    found: { new: 0, changed: 1 },
  });
});

test.each([
  ['tax_number', '27AAPFU0939F1ZV', '29AAGCB7383J1Z4'],
  ['company', 'Rao Mills', 'Rao Spinning Mills'],
  ['email', 'rao@mills.example', 'new@mills.example'],
])(
  'a line with only a new %s changes the customer; what is unchanged is not recorded',
  async (column, before, after) => {
    const recorded = async () =>
      (
        await store.database.$client.query(
          "select details from audit_trail where action = 'customer list imported' order by id",
        )
      ).rows.map(({ details }) => details);
    const code = `C-${column.toUpperCase()}`;
    await bringFile(store, 'customers', [head, line(code)].join('\n'));
    const known = await recorded();
    await checkFile(store, 'customers', [head, line(code)].join('\n'));
    expect(await recorded()).toEqual(known);
    await bringFile(store, 'customers', [head, line(code).replace(before, after)].join('\n'));
    expect((await recorded()).slice(known.length)).toEqual([{ inserted: 0, changed: 1, unchanged: 0 }]);
    const { rows } = await store.database.$client.query('select * from listed_customers where customer_code = $1', [
      code,
    ]);
    expect(rows).toMatchObject([{ [column]: after }]);
  },
);

test('a customer who is there twice, with another hyphen or blank, is told at the second line', async () => {
  const twice = [line('T-1'), line('T\u20111'), line('t-1'), line('T 1'), line('T\u00a01')];
  expect(await checkFile(store, 'customers', [head, ...twice].join('\n'))).toMatchObject({
    found: { new: 2, wrong: 3 },
  });
});

test('each wrong line is told what to write instead', async () => {
  const file = [head, line('K-4', 'Unheard,,'), line('K-5').replace('27AAPFU0939F1ZV', 'x'), line('K-6'), line('k-6')];
  file.push('K-8,,,,,,Standard,abc,30');
  const checked = await checkFile(store, 'customers', file.join('\n'));
  expect(await problemsOf(store, checked)).toEqual([
    expect.stringContaining("2: price_list 'Unheard' is not a price list of this site; use one of"),
    "3: tax_number 'x' is not a valid GSTIN.",
    "5: 'K-6' is already on line 4; keep one of the two.",
    [
      '6: state is empty; write a value. address is empty; write a value.',
      "credit_limit 'abc' is not an amount; write it like 1234.50 or 1,234.50, without a sign.",
      'tax_number is empty; write a value. company is empty; write a value. email is empty; write a value.',
    ].join(' '),
  ]);
});

test('a price list is found with another hyphen than its name has, in any letter case', async () => {
  await store.database.$client.query(
    "insert into price_lists (site, name, currency) values ('nod', 'Dealers - North', 'INR')",
  );
  const file = [head, line('K-7', 'dealers \u2013 north,,')].join('\n');
  expect(await checkFile(store, 'customers', file)).toMatchObject({ found: { new: 1, wrong: 0 } });
});

const furtherHead = `${head},city,pincode,delivery_address,delivery_state,delivery_city,delivery_pincode,further_registration`;
const customerLine = (code: string) => `${line(code, ',,')},,,,,,,`;
const furtherLine = (code: string) =>
  `${code},24AAPFU0939F1Z1,Rao Mills,,Plot 7,Gujarat,,,,Ahmedabad,382445,Shed 3,Gujarat,Ahmedabad,382445,yes`;

test('another number of a customer is brought in with its addresses; of a customer who is not in the list it is told', async () => {
  const lines = [customerLine('F-1'), furtherLine('f-1'), furtherLine('F-9')];
  const brought = await bringFile(store, 'customers', [furtherHead, ...lines].join('\n'));
  expect(brought).toMatchObject({ written: { new: 2, wrong: 1 } });
  expect(await problemsOf(store, brought)).toEqual([
    "4: customer_id 'F-9' is not in the list; write the customer's own line above this one.",
  ]);
  const again = [customerLine('F-1'), furtherLine('F-1'), furtherLine('F-1')];
  expect(await checkFile(store, 'customers', [furtherHead, ...again].join('\n'))).toMatchObject({
    found: { unchanged: 2, wrong: 1 },
  });
  const { rows } = await store.database.$client.query(
    "select customer_code, tax_number, principal ->> 'line' as line, delivery ->> 'line' as delivery from listed_registrations",
  );
  expect(rows).toEqual([{ customer_code: 'F-1', tax_number: '24AAPFU0939F1Z1', line: 'Plot 7', delivery: 'Shed 3' }]);
});
