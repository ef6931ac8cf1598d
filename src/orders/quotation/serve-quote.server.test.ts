import { beforeAll, expect, test } from 'vitest';
import { answerAsStaff, quoteLine, submitRfi } from '../../../tests/actions/rfi.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { quotationNumber } from './quotation-number.rule.ts';
import { signQuoteLink } from './quote-link.server.ts';

const store = setUp(openTestStore);
let number: string;
let url: string;
beforeAll(async () => {
  number = await submitRfi(store, await store.signIn('active'), [['NU205', 4]]);
  url = signQuoteLink(store.server.secret, 'nod', number, store.now());
});

const open = (path: string, site = 'nod') => store.app.request(path, { headers: { host: `${site}.localhost:3000` } });

test('a link opens a PDF that no cache keeps, once there is a quote', async () => {
  expect((await open(url)).status).toBe(404);
  await answerAsStaff(store, number, [quoteLine(store, 1, 640_00)]);
  const response = await open(url);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${quotationNumber(number, 1)}.pdf"`,
    'cache-control': 'private, no-store',
  });
});

test('a link that is forged, or of another site or RFI, opens nothing', async () => {
  expect((await open(url, 'zwz')).status).toBe(404);
  expect((await open(url.replace(/sign=[^&]+/, 'sign=x'))).status).toBe(404);
  expect((await open(url.replace(number, 'NODR26999999'))).status).toBe(404);
  expect((await open(`/quotes/${number}.pdf`)).status).toBe(404);
  expect((await open(signQuoteLink(store.server.secret, 'nod', 'NODR26999999', store.now()))).status).toBe(404);
});

test('a link ends after five minutes', async () => {
  const now = store.now();
  store.setClock(new Date(now.getTime() + 5 * 60_000));
  expect((await open(url)).status).toBe(410);
  store.setClock(now);
});
