import { beforeAll, expect, test } from 'vitest';
import { answerAsStaff, quoteLine, submitRfi } from '../../tests/actions/rfi.ts';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { outboxList } from '../messages/outbox.contract.ts';
import { sites } from '../sites/resolve-site.ts';
import { expireQuotes } from './quotes/expire-quotes.server.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
});

async function findMail(subject: string) {
  const { body } = await store.call(outboxList, {}, {});
  return body.messages.find((message) => message.subject.startsWith(subject));
}

test('buyer and sales desk are mailed about requests, answers and expired quotes', async () => {
  const number = await submitRfi(store, token, [
    ['NU205', 4],
    ['51105', 1200],
    ['6308', 1500],
  ]);
  await answerAsStaff(store, number, [
    { ...quoteLine(store, 1, 640_00, { expectedOn: '2099-01-05', validUntil: '2099-01-01' }), note: 'Two cartons.' },
    { lineNo: 2, note: 'No longer made.' },
    quoteLine(store, 3, 300_00, { quantity: 1200, validUntil: '2099-01-01' }),
  ]);
  await expireQuotes(store.database, sites.nod, new Date('2099-01-02T12:00:00Z'));

  const sent = await findMail(`RFI ${number} received`);
  expect(sent?.receiver).toBe('active@nod.example');
  expect(sent?.text).toMatch(/51105\s+\w+\s+1,200/);
  expect(sent?.links).toMatchObject([{ href: 'http://nod.localhost:3000/rfq-history' }]);
  expect((await findMail(`RFI ${number} from Western Gear & Pump`))?.receiver).toBe('sales@nod.example');
  const answered = await findMail(`Answer to your RFI ${number}`);
  expect(answered?.text).toMatch(/NU205\s+4 NOS\s+640\.00\s+2,560\.00/);
  expect(answered?.text).toMatch(/6308\s+1,200 of 1,500 NOS\s+300\.00\s+3,60,000\.00/);
  for (const part of [
    'has quoted 2 lines: ₹\u00a04,27,820.80 with GST, valid until 1 Jan 2099',
    'ZWZ',
    'Two cartons.',
    'Not offered: 51105 Koyo, 1,200 NOS. No longer made.',
    'Total with GST',
  ])
    expect(answered?.text).toContain(part);
  expect(answered?.links).toMatchObject([
    { label: 'Order the 2 lines', href: `http://nod.localhost:3000/order-detail?rfi=${number}&choose=1.3` },
    { href: `http://nod.localhost:3000/order-detail?rfi=${number}` },
  ]);
  const expired = await findMail(`Quotes for your RFI ${number}`);
  expect(expired?.text).toMatch(/NU205\s+4 NOS\s+640\.00\s+2,560\.00/);
  expect(expired?.links).toMatchObject([{ label: 'Ask again' }]);
});
