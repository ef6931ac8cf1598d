import { expect, test } from 'vitest';
import { uniqueGstin } from '../../../tests/actions/account/known-customer.ts';
import { bringFile, checkFile, problemsOf, recordOf, runChecked } from '../../../tests/actions/imports.ts';
import { sheetRows, workbookOf } from '../../../tests/fixtures/workbook.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { decideLines } from '../decide-lines.server.ts';

const store = setUp(openTestStore);

const head = 'Customer Code,GSTIN,Party Name,Email ID,Street,State,price_list,credit_limit,credit_days';
const numbers = new Map<string, string>();
/** A number and a name of its own for each customer, so that none may be another one. */
function line(code: string, more = 'Standard,500000,30') {
  const key = code.toUpperCase().replace(/\s/g, 'x').replace(/\W/g, '');
  const number = numbers.get(key) ?? uniqueGstin();
  numbers.set(key, number);
  return `${code},${number},Mill${key},rao@mills.example,Gat 12,Maharashtra,${more}`;
}

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
  ['tax_number', /27\w+/, '27AAPFU0939F1ZV'],
  ['company', /Mill\w+/, 'Spinners Renamed'],
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
  const file = [head, line('K-4', 'Unheard,,'), line('K-5').replace(/27\w+/, 'x'), line('K-6'), line('k-6')];
  file.push('K-8,,,,,,Standard,abc,30');
  const checked = await checkFile(store, 'customers', file.join('\n'));
  expect(await problemsOf(store, checked)).toEqual([
    expect.stringContaining("2: price_list 'Unheard' is not a price list of this site; use one of"),
    "3: tax_number 'x' is not a valid GSTIN.",
    "5: 'K-6' is already on line 4; keep one of the two.",
    [
      "6: credit_limit 'abc' is not an amount; write it like 1234.50 or 1,234.50, without a sign.",
      'company is empty; write a value.',
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
  `${code},24AAPFU0939F1Z1,Rao Mills West,,Plot 7,Gujarat,,,,Ahmedabad,382445,Shed 3,Gujarat,Ahmedabad,382445,yes`;

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

const listHead = 'Party Name,Contact Person,Mobile,E-mail,GSTIN,Address,City,State,Pin,Cr. Limit,Cr. Days,Salesman';
const customersNamed = async (part: string) => {
  const { rows } = await store.database.$client.query(
    `select c.id::int, c.name, c.sales_manager, t.limit_minor::int, t.period_days,
        (select number from tax_registrations r where r.customer_id = c.id and r.is_default) as number,
        (select count(*)::int from addresses a where a.customer_id = c.id and purpose = 'delivery') as places,
        (select array_agg(k.name order by k.id) from customer_contacts k where k.customer_id = c.id) as contacts,
        (select region_id from addresses a where a.customer_id = c.id and purpose = 'billing') as state
      from customers c left join credit_terms t on t.customer_id = c.id
      where c.site = 'nod' and c.name like $1 order by c.id`,
    [`%${part}%`],
  );
  return rows;
};

test('a list without customer numbers, as books write it, is brought in; what is doubtful waits for a person', async () => {
  const number = uniqueGstin();
  const gujarat = uniqueGstin();
  const file = [
    listHead,
    `Sangli Mills Pvt Ltd,Mr. S. Rao,+91 98200 12345,purchase@sangli.example,${number},"Gat 12, Link Road",Pune,,411019,"5,00,000.00",45 days,Anil`,
    'Sangli Traders,Gupta ji,98200-45678 / 022-23456789,,URP,Shop 7,Mumbai,27-Maharashtra,400003,-,,Sunita',
    `Sangli Mills Private Limited (Unit 2),Mr. Kale,9820012346,stores@sangli.example,${number},MIDC Chakan,Pune,MH,410501,,,Anil`,
    `Sangli Elsewhere,,,,${gujarat},Plot 4,Surat,Gujarat,395003,,,`,
  ].join('\n');
  const checked = await checkFile(store, 'customers', file);
  expect(checked).toMatchObject({ found: { new: 2, wrong: 2 } });
  expect(await problemsOf(store, checked)).toEqual([
    `4: Sangli Mills Pvt Ltd, further up, has the tax number ${number} too.`,
    `5: GSTIN ${gujarat} is of Maharashtra, the address is in Gujarat.`,
  ]);
  const decide = (line: number, kind: string) =>
    decideLines(store.database, sites.nod, { id: checked.id, line, kind, by: 'Meera', now: store.now() });
  expect(await decide(4, 'apart')).toEqual({ decided: 1 });
  expect(await decide(4, 'same')).toEqual({ decided: 1 });
  expect(await decide(0, 'as written')).toEqual({ decided: 1 });
  expect(await decide(0, 'as written')).toMatchObject({ refusal: 'no_such_line' });
  expect(await decide(9, 'same')).toMatchObject({ refusal: 'no_such_line' });
  expect(await recordOf(store, checked.id)).toMatchObject({ found: { new: 3, changed: 1, wrong: 0 } });
  expect(await runChecked(store, checked)).toMatchObject({ state: 'done', written: { new: 3, changed: 1 } });
  expect(await customersNamed('Sangli')).toMatchObject([
    {
      name: 'Sangli Mills Pvt Ltd',
      sales_manager: 'Anil',
      limit_minor: 500_000_00,
      period_days: 45,
      number,
      places: 2,
      contacts: ['Mr. S. Rao', 'Mr. Kale'],
      state: 27,
    },
    { name: 'Sangli Traders', number: null, limit_minor: null, contacts: ['Gupta ji'] },
    { name: 'Sangli Elsewhere', number: gujarat, state: 24 },
  ]);
  // The same file again: the customers are known by name and number, and only the twin is asked about.
  expect(await checkFile(store, 'customers', file)).toMatchObject({
    found: { new: 0, changed: 0, unchanged: 2, wrong: 2 },
  });
});

test('a row that is hidden raises no doubt about a line that is read', async () => {
  const number = uniqueGstin();
  const rows = sheetRows([
    ['Party Name', 'GSTIN', 'Address', 'State'],
    ['Kagal Foundry', number, 'Plot 1', 'Maharashtra'],
    ['Kagal Foundry Works', number, 'Plot 2', 'Maharashtra'],
  ]);
  const hidden = workbookOf({ Parties: rows.replace('<row r="2"', '<row r="2" hidden="1"') });
  expect(await checkFile(store, 'customers', hidden)).toMatchObject({ found: { new: 1, wrong: 0 } });
  expect(await checkFile(store, 'customers', workbookOf({ Parties: rows }))).toMatchObject({ found: { wrong: 1 } });
});

test('a line that is left without a decision is left out, and is among the wrong ones', async () => {
  const number = uniqueGstin();
  const file = [
    listHead,
    `Miraj Forge,,,,${number},Plot 1,Pune,,411019,,,`,
    `Miraj Other,,,,${number},Plot 2,Pune,,411019,,,`,
  ];
  expect(await bringFile(store, 'customers', file.join('\n'))).toMatchObject({
    found: { wrong: 1 },
    written: { new: 1 },
  });
  expect((await customersNamed('Miraj')).map(({ name }) => name)).toEqual(['Miraj Forge']);
});

test('all lines that offer a decision are decided at once, also behind thousands that do not offer it', async () => {
  const twin = uniqueGstin();
  const many = Array.from({ length: 5_001 }, (_, at) => `Zx${at}q${at} Works,${uniqueGstin()},Plot ${at},Gujarat`);
  const lines = [...many, `Uran Presses,${twin},Plot 1,Maharashtra`, `Alibag Castings,${twin},Plot 2,Maharashtra`];
  const checked = await checkFile(store, 'customers', ['Party Name,GSTIN,Address,State', ...lines].join('\n'));
  expect(checked).toMatchObject({ found: { new: 1, wrong: 5_002 } });
  const decide = (kind: string) =>
    decideLines(store.database, sites.nod, { id: checked.id, line: 0, kind, by: 'Meera', now: store.now() });
  expect(await decide('apart')).toEqual({ decided: 1 });
  expect(await decide('as written')).toEqual({ decided: 5_001 });
  expect(await recordOf(store, checked.id)).toMatchObject({ found: { new: 5_003, wrong: 0 } });
});

test('what a line does not say stays', async () => {
  await bringFile(store, 'customers', [head, line('S-1')].join('\n'));
  const less = 'Customer Code,Party Name,Salesman\nS-1,MillS1,Sunita';
  expect(await bringFile(store, 'customers', less)).toMatchObject({ written: { changed: 1 } });
  expect(await customersNamed('MillS1')).toMatchObject([
    { sales_manager: 'Sunita', limit_minor: 500_000_00, number: numbers.get('S1'), state: 27 },
  ]);
  const unknown = 'Customer Code,Party Name\nS-9,Somebody New';
  const checked = await checkFile(store, 'customers', unknown);
  expect(await problemsOf(store, checked)).toEqual(['2: address is empty; a new customer needs one.']);
});

test('an account that has signed up before gets the number of its line, and its terms', async () => {
  const { rows } = await store.database.$client.query(
    "select c.id::int, c.name, r.number from customers c join users u on u.customer_id = c.id join tax_registrations r on r.customer_id = c.id and r.is_default where u.email = 'active@nod.example' and c.site = 'nod'",
  );
  const [{ id, name, number }] = rows;
  const file = [listHead, `"${name}",,,,${number},Plot 4,Pune,,411019,1000,30,Anil`].join('\n');
  expect(await bringFile(store, 'customers', file)).toMatchObject({ written: { wrong: 0 } });
  const found = await customersNamed(name);
  expect(found).toMatchObject([{ id, sales_manager: 'Anil', limit_minor: 1000_00 }]);
});
