import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type FakeInvoicePortal,
  portalAccount,
  startFakeInvoicePortal,
} from '../../../tests/fakes/fake-invoice-portal.ts';
import { startRedirectingServer } from '../../../tests/fakes/redirecting-server.ts';
import { buildDocument } from '../../../tests/fixtures/documents.ts';
import { buildInv01 } from './e-invoice.rule.ts';
import { createHttpPortal } from './http-portal.server.ts';
import { PortalRefusalError, PortalUnavailableError } from './invoice-portal.ts';

let fake: FakeInvoicePortal;
beforeAll(async () => {
  fake = await startFakeInvoicePortal();
});
afterAll(() => fake.close());
beforeEach(() => {
  fake.invoices.clear();
  fake.ewayBills.clear();
  fake.forgets = false;
});

const portal = (changed: Partial<Parameters<typeof createHttpPortal>[0]> = {}) =>
  createHttpPortal({ url: fake.url, ...portalAccount, ...changed });
const invoice = buildInv01(buildDocument());
const gstin = invoice.SellerDtls.Gstin;
const now = new Date('2026-11-21T12:00:00Z');
const transport = {
  transporterId: '',
  transporterName: 'Own van',
  mode: 'road' as const,
  docket: '',
  docketDay: '',
  vehicle: 'MH01AB1234',
};

test('an invoice comes back with its number, acknowledgement and signed code, in India’s time', async () => {
  const registered = await portal().register(invoice);
  expect(registered).toEqual({
    irn: expect.stringMatching(/^[0-9a-f]{64}$/),
    ackNo: '112610000000001',
    ackAt: new Date('2026-11-21T12:55:00Z'),
    signedQr: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
  });
  expect(fake.invoices.get(registered.irn)?.invoice).toEqual(invoice);
});

test('an invoice and the password of the portal are sent nowhere else', async () => {
  const elsewhere = await startRedirectingServer();
  await expect(portal({ url: elsewhere.url }).register(invoice)).rejects.toThrow(PortalUnavailableError);
  expect(elsewhere.followed).toEqual([]);
  await elsewhere.close();
});

test('a GSTIN with a user of its own is asked for with that one, others with the common one', async () => {
  fake.usersOf.set(gstin, { user: 'mumbai', password: 'its own' });
  await expect(portal().register(invoice)).rejects.toThrow('The portal answered 401.');
  const users = { [gstin]: { user: 'mumbai', password: 'its own' } };
  expect((await portal({ users }).register(invoice)).irn).toMatch(/^[0-9a-f]{64}$/);
  fake.usersOf.clear();
  await expect(portal({ users }).register(invoice)).rejects.toThrow('The portal answered 401.');
  const others = { '07AAACZ1234F1ZN': { user: 'delhi', password: 'another' } };
  expect((await portal({ users: others }).register(invoice)).irn).toMatch(/^[0-9a-f]{64}$/);
});

test('an invoice that is registered already is read back, also when its answer was lost', async () => {
  const first = await portal().register(invoice);
  expect(await portal().register(invoice)).toEqual(first);
  fake.invoices.clear();
  fake.faults.push('lost');
  await expect(portal().register(invoice)).rejects.toThrow(PortalUnavailableError);
  expect(await portal().register(invoice)).toEqual(first);
  expect(fake.invoices.size).toBe(1);
});

test('of an invoice that the portal no longer shows the number and acknowledgement remain', async () => {
  const { signedQr: _signedQr, ...first } = await portal().register(invoice);
  fake.forgets = true;
  expect(await portal().register(invoice)).toEqual({ ...first, signedQr: '' });
});

test('what the portal refuses is told in its own words', async () => {
  fake.refusals.push('2172 : For intra-state transactions IGST cannot be there');
  const refused = portal().register(invoice);
  await expect(refused).rejects.toThrow(PortalRefusalError);
  await expect(refused).rejects.toThrow('2172 : For intra-state transactions IGST cannot be there');
});

test.each([500, 401, 429, 'dropped', 'garbled'] as const)('an answer %s says nothing of the invoice', async (fault) => {
  fake.faults.push(fault);
  await expect(portal().register(invoice)).rejects.toThrow(PortalUnavailableError);
});

test('an answer that is no reply of the portal is called unreadable, not an answer of 200', async () => {
  fake.faults.push('garbled');
  await expect(portal().register(invoice)).rejects.toThrow('The answer of the portal cannot be read.');
});

test.each(['silent', 'dripping', 'endless'] as const)('a portal whose reply is %s is given up', async (fault) => {
  fake.faults.push(fault);
  await expect(portal({ timeoutMs: 500 }).register(invoice)).rejects.toThrow('The portal did not answer.');
});

test('a wrong token is not the fault of the invoice', async () => {
  await expect(portal({ token: 'another' }).register(invoice)).rejects.toThrow(PortalUnavailableError);
});

test('an invoice is cancelled once; the second time counts as well', async () => {
  const { irn } = await portal().register(invoice);
  const cancellation = { gstin, irn, reason: '2', remark: 'Wrong item', now };
  expect(await portal().cancel(cancellation)).toEqual(new Date('2026-11-21T13:35:00Z'));
  expect(await portal().cancel(cancellation)).toEqual(now);
  await expect(portal().cancel({ ...cancellation, irn: 'f'.repeat(64) })).rejects.toThrow('Invoice does not exist');
  await expect(portal().register(invoice)).rejects.toThrow('registered and cancelled');
});

test('an e-way bill is created once for an invoice', async () => {
  const { irn } = await portal().register(invoice);
  expect(await portal().createEwayBill(gstin, { irn, ...transport })).toBe('391000000001');
  expect(JSON.parse(fake.requests.at(-1)?.body ?? '')).toEqual({
    Irn: irn,
    Distance: 0,
    TransName: 'Own van',
    TransMode: '1',
    VehNo: 'MH01AB1234',
    VehType: 'R',
  });
  expect(await portal().createEwayBill(gstin, { irn, ...transport })).toBe('391000000001');
  expect(fake.ewayBills.size).toBe(1);
});

test('an e-way bill of goods that a transporter takes names the transporter and the consignment note', async () => {
  const { irn } = await portal().register(invoice);
  const taken = { transporterId: '27AAACZ1234F1ZL', docket: 'LR 7', docketDay: '21/11/2026', vehicle: '' };
  await portal().createEwayBill(gstin, { irn, ...transport, ...taken });
  expect(JSON.parse(fake.requests.at(-1)?.body ?? '')).toMatchObject({
    TransId: '27AAACZ1234F1ZL',
    TransDocNo: 'LR 7',
    TransDocDt: '21/11/2026',
    TransMode: '1',
  });
});

test('an e-way bill of an unknown invoice is refused', async () => {
  const unknown = portal().createEwayBill(gstin, { irn: 'f'.repeat(64), ...transport });
  await expect(unknown).rejects.toThrow('Requested IRN data is not available');
});
