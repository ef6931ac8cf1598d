import { Readable } from 'node:stream';
import { beforeAll, expect, test } from 'vitest';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { sites } from '../sites/resolve-site.ts';
import type { SiteCode } from '../sites/site.ts';
import { type CustomerReport, importCustomers } from './import-customers.server.ts';

const store = setUp(openTestStore);
let priceList: string;
beforeAll(async () => {
  const { rows } = await store.database.$client.query(
    "select name from price_lists where site = 'nod' order by id limit 1",
  );
  priceList = rows[0].name;
});

const short = 'customer_id,tax_number,company,email,address,state';
const full =
  'customer_id;tax_number;company;email;mobile;address;state;city;pincode;delivery_address;delivery_state;delivery_city;delivery_pincode;price_list;credit_limit;credit_days;grace_days';

async function importText(text: string, { site = 'nod' as SiteCode, goodLines = false } = {}) {
  const problems: string[] = [];
  const report: CustomerReport = await importCustomers(
    store.database,
    sites[site],
    Readable.from([Buffer.from(text)]),
    {
      goodLines,
      by: 'tester',
      now: store.now(),
      onProblem: (line, problem) => problems.push(`${line}: ${problem}`),
    },
  );
  return { ...report, problems };
}
const listed = async (code: string) =>
  (await store.database.$client.query('select * from listed_customers where customer_code = $1', [code])).rows[0];

test('a line imports a customer with addresses, price list and credit; importing it again changes nothing', async () => {
  const line = `c-100;27aapfu0939f1zv;Rao Mills;Buyer@Rao.example;98200 12345;Gat 12, Chakan;maharashtra;pune;410501;Shed 3;Gujarat;Kadi;382715;${priceList};250000.50;45;10`;
  expect(await importText(`${full}\n${line}\n`)).toMatchObject({
    written: true,
    inserted: 1,
    changed: 0,
    unchanged: 0,
    bad: 0,
  });
  expect(await listed('C-100')).toMatchObject({
    site: 'nod',
    tax_number: '27AAPFU0939F1ZV',
    company: 'Rao Mills',
    email: 'buyer@rao.example',
    mobile: '+919820012345',
    billing: { line: 'Gat 12, Chakan', regionId: 27, cityId: 1259229, cityName: 'Pune', pincode: '410501' },
    delivery: { line: 'Shed 3', regionId: 24, cityName: 'Kadi', pincode: '382715' },
    credit_limit_minor: 25_000_050,
    credit_period_days: 45,
    credit_grace_days: 10,
    price_list_id: expect.any(Number),
  });
  expect(await importText(`${full}\n${line}\n`)).toMatchObject({ inserted: 0, changed: 0, unchanged: 1 });
  expect(await importText(`${full}\n${line.replace(';45;', ';60;')}\n`)).toMatchObject({ changed: 1, unchanged: 0 });
});

test.each([
  ['tax_number', '27AAPFU0939F1ZV', '29AAGCB7383J1Z4'],
  ['company', 'Deccan Mills', 'Deccan Spinning Mills'],
  ['email', 'old@deccan.example', 'new@deccan.example'],
])('a line with only a new %s changes the customer', async (column, before, after) => {
  const line = 'C-150,27AAPFU0939F1ZV,Deccan Mills,old@deccan.example,Gat 2,Goa';
  await importText(`${short}\n${line}\n`);
  expect(await listed('C-150')).toMatchObject({ [column]: before });
  expect(await importText(`${short}\n${line.replace(before, after)}\n`)).toMatchObject({ changed: 1, unchanged: 0 });
  expect(await listed('C-150')).toMatchObject({ [column]: after });
});

test('the required columns are enough; goods then go to the billing address', async () => {
  await importText(`${short}\nC-200,29AAGCB7383J1Z4,Peenya Pumps,p@pumps.example,Survey 88,29\n`);
  const row = await listed('C-200');
  expect(row.delivery).toEqual(row.billing);
  expect(row).toMatchObject({ credit_limit_minor: null, price_list_id: null, mobile: null });
});

test('in the Gulf the number is a TRN and the region an emirate', async () => {
  const good = 'G-1,100345678900003,Creek Pumps,c@pumps.example,Deira,Dubai';
  expect(await importText(`${short}\n${good}\n`, { site: 'gwd' })).toMatchObject({ inserted: 1, bad: 0 });
  expect((await importText(`${short}\n${good}\n`)).problems).toEqual([
    "2: state 'Dubai' is not a known state; write its full name.",
    "2: tax_number '100345678900003' is not a valid GSTIN.",
  ]);
});

test('every problem of every line is reported and nothing is written', async () => {
  const { problems, written, bad } = await importText(
    `${full}\n;x;Gear!;nobody;12;;Atlantis;;;;Goa;;;No such list;12,5;;\nC-300;27AAPFU0939F1ZV;Fine Mills;f@mill.example;;Gat 1;Goa;;;;;;;;1000;;\n`.replace(
      '12,5',
      '12x',
    ),
  );
  expect({ written, bad }).toEqual({ written: false, bad: 2 });
  expect(problems.map((problem) => problem.replace(/ (is|contains) .*/, ''))).toEqual([
    "2: state 'Atlantis'",
    '2: address',
    '2: delivery_address',
    "2: credit_limit '12x'",
    '2: credit_days',
    '2: customer_id',
    "2: tax_number 'x'",
    "2: company 'Gear!'",
    "2: email 'nobody'",
    "2: mobile '12'",
    "2: price_list 'No such list'",
    '3: credit_days',
  ]);
  expect(await listed('C-300')).toBeUndefined();
});

test('what a failed or uncalculated formula leaves is no address and no city', async () => {
  const { problems } = await importText(
    `${short},city\nC-310,27AAPFU0939F1ZV,Fine Mills,f@mill.example,#N/A,Goa,=B2\n`,
  );
  expect(problems).toEqual([
    "2: address '#N/A' is an error of the spreadsheet; correct its formula there, or write the value.",
    expect.stringContaining("2: city '=B2' is a formula without its value"),
  ]);
});

test('good lines can be imported alone; of a repeated customer ID only the first', async () => {
  const line = (id: string, company: string) => `${id},27AAPFU0939F1ZV,${company},t@mill.example,Gat 1,Goa`;
  const { problems, ...report } = await importText(
    `${short}\n${line('C-400', 'First Mills')}\n${line('c-400', 'Second Mills')}\n${line('C-401', 'Bad!')}\n`,
    { goodLines: true },
  );
  expect(report).toEqual({ written: true, inserted: 1, changed: 0, unchanged: 0, bad: 2 });
  expect(problems[0]).toBe("3: customer_id 'C-400' is already on line 2; keep one of the two.");
  expect((await listed('C-400')).company).toBe('First Mills');
});

test.each([
  ['', 'The file is empty; its first line must contain the column names.'],
  ['customer_id,company\n', "The first line lacks 'tax_number', 'email', 'address', 'state'; add these columns."],
  [`${short},colour\n`, "Unknown column 'colour'; rename or remove it."],
])('file %j is refused as a whole', async (text, problem) => {
  expect(await importText(text, { goodLines: true })).toMatchObject({ written: false, problems: [`1: ${problem}`] });
});

test('an import is audited unless it changes nothing', async () => {
  const acts = async () =>
    (
      await store.database.$client.query(
        "select details from audit_trail where action = 'customer list imported' order by id",
      )
    ).rows;
  const before = (await acts()).length;
  const file = `${short}\nC-500,27AAPFU0939F1ZV,Audit Mills,a@mill.example,Gat 1,Goa\n`;
  await importText(file);
  await importText(file);
  expect((await acts()).slice(before)).toEqual([{ details: { inserted: 1, changed: 0, unchanged: 0 } }]);
});
