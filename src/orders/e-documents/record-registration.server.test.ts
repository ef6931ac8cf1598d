import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { acknowledgedAt, portalsAt } from '../../../tests/actions/e-invoices.ts';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { portalPublicKey } from '../../../tests/fakes/fake-invoice-portal.ts';
import { readPdf } from '../../../tests/rendering/read-pdf.ts';
import { setUpStoreWithPortal } from '../../../tests/store/store-with-portal.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { printOrderDocument } from '../documents/print-order-document.server.ts';
import { eDocumentFile } from './e-document-file.server.ts';
import { recordRegistration } from './record-registration.server.ts';
import { registerEInvoice } from './register-e-invoices.server.ts';

const at = setUpStoreWithPortal(acknowledgedAt);
const site = sites.nod;
const portalKey = createPublicKey(portalPublicKey);

/** An invoice whose file staff have uploaded at the portal, with what the portal gave for it. */
async function uploadOne() {
  const number = await createConfirmedOrder(at.store, at.token, [['6205', 2]]);
  const { invoice: document } = await dispatchGoods(at.store, number);
  const file = await eDocumentFile(at.store.database, site, { number, document, form: 'inv-01' });
  if (file instanceof Refusal) throw new Error(file.message);
  const [invoice] = JSON.parse(file.content);
  const access = portalsAt(at.fake)(site);
  if (!access) throw new Error('there is no portal');
  const { irn, ackNo, signedQr } = await access.portal.register(invoice);
  const typed = { irn: irn.toUpperCase(), ackNo, ackAt: '2026-11-21 18:25:00', signedQr };
  return { number, document, ...typed, by: 'Meena Joshi', now: at.store.now() };
}
type Uploaded = Awaited<ReturnType<typeof uploadOne>>;

const record = (typed: Uploaded, change: Partial<Uploaded> = {}, keys = [portalKey]) =>
  recordRegistration(at.store.database, site, () => keys, { ...typed, ...change });

test('a registration of an upload by hand stands on the PDF and in the audit trail, once', async () => {
  const typed = await uploadOne();
  const { number, document, now } = typed;
  expect(await record(typed)).toBeUndefined();
  const printed = await printOrderDocument(at.store.database, site, {
    number,
    address: 'https://nod.example',
    document,
    now,
  });
  if (printed instanceof Refusal) throw new Error(printed.message);
  expect(readPdf(printed.pdf).pages.join(' ')).toContain(`Acknowledgement ${typed.ackNo}`);
  const { rows } = await at.store.database.$client.query(
    "select actor_name, details from audit_trail where action = 'e-invoice registration typed' and subject = $1",
    [number],
  );
  const details = { document, irn: typed.irn.toLowerCase(), acknowledgement: typed.ackNo, signatureChecked: true };
  expect(rows).toEqual([{ actor_name: 'Meena Joshi', details }]);
  expect(await record(typed)).toMatchObject({ refusal: 'sent_before' });
  const again = await registerEInvoice(portalsAt(at.fake), at.store.database, site, typed);
  expect(again).toMatchObject({ refusal: 'sent_before' });
});

test('what does not fit the invoice is refused at its field', async () => {
  const [typed, other] = [await uploadOne(), await uploadOne()];
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  expect(await record(typed, { irn: typed.irn.slice(1) })).toMatchObject({ refusal: 'irn' });
  expect(await record(typed, { irn: other.irn })).toMatchObject({ refusal: 'signed_qr' });
  expect(await record(typed, { ackNo: '1126/1' })).toMatchObject({ refusal: 'ack_no' });
  expect(await record(typed, { ackAt: 'yesterday' })).toMatchObject({ refusal: 'ack_at' });
  expect(await record(typed, { ackAt: '2026-11-21 18:40:00' })).toMatchObject({
    message: expect.stringContaining('future'),
  });
  expect(await record(typed, { ackAt: '2026-11-20 23:59:00' })).toMatchObject({
    message: expect.stringContaining('older'),
  });
  expect(await record(typed, { signedQr: other.signedQr })).toMatchObject({ refusal: 'signed_qr' });
  expect(await record(typed, {}, [publicKey])).toMatchObject({ message: expect.stringContaining('signature') });
  expect(await record(typed, { document: typed.number })).toMatchObject({ refusal: 'unknown_document' });
  expect(await record(typed, {}, [])).toBeUndefined();
});

test('an invoice of the seller’s own program is registered there', async () => {
  const typed = await uploadOne();
  await at.store.database.$client.query('update documents set series_id = null where number = $1', [typed.document]);
  expect(await record(typed)).toMatchObject({ refusal: 'not_needed' });
});
