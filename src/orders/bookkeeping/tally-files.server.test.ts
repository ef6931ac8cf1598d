import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { receivePayment } from '../../../tests/actions/payments/receipts.ts';
import { readTally, type TallyRecord } from '../../../tests/rendering/read-tally.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { addDays, dayOf } from '../../lib/dates.ts';
import { sum } from '../../lib/sum.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { type PartiesWanted, tallyFiles } from './tally-files.server.ts';

const store = setUp(openTestStore);
let invoice: string;
let today: string;
const mumbai = 'NOD-Bearings-Private-Limited-Mumbai';
const masters = `${mumbai}/1-masters.xml`;
beforeAll(async () => {
  today = dayOf(store.now(), sites.nod.calendar.timeZone);
  const number = await createConfirmedOrder(store, await store.signIn('active'), [['NU205', 4]]);
  ({ invoice } = await dispatchGoods(store, number));
  await receivePayment(store, 1_000_00, { invoices: [invoice], reference: 'NEFT 1' });
  await receivePayment(store, 498_00, {
    invoices: [invoice],
    deductions: [{ kind: 'tax_deducted', amountMinor: 2_00, section: '194Q' }],
  });
});

async function load(wanted: PartiesWanted, from = today) {
  const files = await tallyFiles(store.database, sites.nod, { from, to: today }, wanted);
  if (files instanceof Refusal) throw new Error(files.message);
  const names = Object.entries(unzipSync(files.zip)).map(([name, content]) => [name, readTally(strFromU8(content))]);
  return Object.fromEntries(names) as Record<string, ReturnType<typeof readTally>>;
}
const entriesOf = ({ lists }: TallyRecord) => lists['LEDGERENTRIES.LIST'] ?? lists['ALLLEDGERENTRIES.LIST'] ?? [];
const amount = ({ fields }: TallyRecord) => Math.round(Number(fields.AMOUNT) * 100);
const namesIn = (file: ReturnType<typeof readTally> | undefined) =>
  file?.objects.map(({ attributes }) => attributes.NAME ?? '') ?? [];

test('each company has ledgers and vouchers that add up and name only ledgers of the file', async () => {
  const files = await load('all', addDays(today, -300));
  expect(Object.keys(files)).toHaveLength(5 * 2);
  for (const folder of new Set(Object.keys(files).map((name) => name.split('/')[0]))) {
    const [master, vouchers] = [files[`${folder}/1-masters.xml`], files[`${folder}/2-vouchers.xml`]];
    expect(vouchers?.company).toBe(master?.company);
    const ledgers = namesIn(master);
    expect(new Set(ledgers).size).toBe(ledgers.length);
    for (const voucher of vouchers?.objects ?? []) {
      const entries = entriesOf(voucher);
      expect(sum(entries, amount)).toBe(0);
      expect(entries.map(({ fields }) => fields.LEDGERNAME).filter((name) => !ledgers.includes(name ?? ''))).toEqual(
        [],
      );
      const party = entries.filter(({ fields }) => fields.ISPARTYLEDGER === 'Yes');
      expect(party.map(({ fields }) => fields.LEDGERNAME)).toEqual([voucher.fields.PARTYLEDGERNAME]);
      expect(sum(party[0]?.lists['BILLALLOCATIONS.LIST'] ?? [], amount)).toBe(sum(party, amount));
    }
  }
});

test('an invoice names its buyer and its registration as it was printed', async () => {
  const vouchers = (await load('all'))[`${mumbai}/2-vouchers.xml`]?.objects ?? [];
  const sale = vouchers.find(({ fields }) => fields.VOUCHERNUMBER === invoice);
  expect(sale?.fields).toMatchObject({
    PARTYNAME: 'Western Gear & Pump',
    PARTYGSTIN: '27AAACW1938G1ZB',
    CMPGSTIN: '27AAPFU0939F1ZV',
    PLACEOFSUPPLY: 'Maharashtra',
    STATENAME: 'Maharashtra',
    GSTREGISTRATIONTYPE: 'Regular',
  });
});

test('ledgers are written of customers that are new in the period, or of all', async () => {
  const deccan = { email: 'newbalance0@nod.example', parts: [] };
  await receivePayment(store, 1_00, { ...deccan, receivedOn: addDays(today, -40) });
  await receivePayment(store, 2_00, deccan);
  const customersIn = async (wanted: PartiesWanted, from?: string) =>
    namesIn((await load(wanted, from))[masters])
      .filter((name) => /^(Western|Deccan Fan)/.test(name))
      .toSorted();
  expect(await customersIn('new')).toEqual(['Western Gear & Pump']);
  expect(await customersIn('all')).toEqual(['Deccan Fan Works', 'Western Gear & Pump']);
  expect(await customersIn('new', addDays(today, -40))).toEqual(await customersIn('all'));
});

test('a customer named like an older one, or like an account, has a ledger with its number', async () => {
  const { rows } = await store.database.$client.query(
    "select id from customers where site = 'nod' and name = 'Deccan Fan Works'",
  );
  const ledgerWhenNamed = async (name: string) => {
    await store.database.$client.query('update customers set name = $1 where id = $2', [name, rows[0].id]);
    return namesIn((await load('all'))[masters])
      .filter((one) => one !== 'Western Gear & Pump')
      .at(-1);
  };
  expect(await ledgerWhenNamed('WESTERN gear & pump')).toBe(`WESTERN gear & pump (${rows[0].id})`);
  expect(await ledgerWhenNamed('igst')).toBe(`igst (${rows[0].id})`);
});
