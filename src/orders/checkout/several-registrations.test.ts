import { beforeAll, expect, test } from 'vitest';
import {
  accountOf,
  addFurther,
  decideFurther,
  furtherRegistrations,
  nameAtAddress,
  type SiteWithFurther,
} from '../../../tests/actions/account/registrations.ts';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { readXml } from '../../../tests/rendering/read-xml.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { createDeliveryAddress } from '../../account/addresses/addresses.contract.ts';
import { dayOf } from '../../lib/dates.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { eDocumentFile } from '../e-documents/e-document-file.server.ts';
import { orderDetail } from '../order-page/order-detail.contract.ts';
import { returnGoods } from '../returns/return-goods.server.ts';
import { loadTaxedSupplies } from '../tax-returns/load-supplies.server.ts';

const store = setUp(openTestStore);
const places = {
  nod: { delivery_address: 'Gate 4, Naroda', delivery_state: 'Gujarat', delivery_city_name: 'Ahmedabad' },
  gwd: { delivery_address: 'Berth 3, Hamriyah', delivery_state: 'Sharjah', delivery_city_name: 'Sharjah' },
} as const;

/** Verified by staff, named by a new delivery address, which becomes the default one. */
async function plantOf(site: SiteWithFurther) {
  const token = await store.signIn('active', site);
  const { registration_id } = (await addFurther(store, token, {}, site)).body;
  const form = { ...places[site], delivery_pincode: '382330', tax_registration_id: registration_id };
  const { add_id } = (await store.call(createDeliveryAddress, form, { token, site })).body;
  await store.database.$client.query(
    'update addresses set is_default = (id = $1) where purpose = $2 and customer_id = (select customer_id from addresses where id = $1)',
    [add_id, 'delivery'],
  );
  return { token, registration_id, add_id };
}

async function fileOf(site: SiteWithFurther, wanted: Parameters<typeof eDocumentFile>[2]): Promise<string> {
  const file = await eDocumentFile(store.database, sites[site], wanted);
  if (file instanceof Refusal) throw new Error(file.message);
  return file.content;
}

const gujarat = furtherRegistrations.nod;
let plant: Awaited<ReturnType<typeof plantOf>>;
beforeAll(async () => {
  plant = await plantOf('nod');
});

const detail = async (order_no: string) =>
  (await store.call(orderDetail, { order_no }, { token: plant.token })).body.data;

test('while staff have not verified it, an order to Ahmedabad is invoiced under the primary number', async () => {
  const order = await createConfirmedOrder(store, plant.token, [['NU205', 1]]);
  const placed = await detail(order);
  expect(placed).toMatchObject({ place_of_supply: 'Maharashtra', tax_words: 'CGST 9% and SGST 9%' });
  expect(placed.bill_to).toMatchObject({ taxNumber: '27AAACW1938G1ZB', region: 'Maharashtra' });
});

test('verified, it is on order, invoice, e-invoice, e-way bill, credit note and return, and stays on them', async () => {
  expect(await decideFurther(store, plant.registration_id)).toBeUndefined();
  const order = await createConfirmedOrder(store, plant.token, [['NU205', 3]]);
  const placed = await detail(order);
  expect(placed).toMatchObject({ place_of_supply: 'Gujarat', tax_words: 'IGST 18%' });
  expect(placed.bill_to).toMatchObject({
    name: gujarat.legal_name,
    taxNumber: gujarat.tax_number,
    line: gujarat.address,
    city: 'Ahmedabad',
    region: 'Gujarat',
    pincode: '382445',
  });
  // What is changed afterwards is for the next order.
  await nameAtAddress(store, plant.token, { add_id: plant.add_id, tax_registration_id: 0 });
  const sent = await dispatchGoods(store, order, { carrier: 'Own van', docket: 'MH01AB1234' });
  const wanted = { number: order, document: sent.invoice };
  const [invoice] = JSON.parse(await fileOf('nod', { ...wanted, form: 'inv-01' }));
  expect(invoice).toMatchObject({
    BuyerDtls: {
      Gstin: gujarat.tax_number,
      LglNm: gujarat.legal_name,
      Addr1: gujarat.address,
      Loc: 'Ahmedabad',
      Pin: 382445,
      Stcd: '24',
      Pos: '24',
    },
    ShipDtls: { Gstin: gujarat.tax_number, LglNm: gujarat.legal_name, Addr1: 'Gate 4, Naroda', Stcd: '24' },
    ValDtls: { CgstVal: 0, SgstVal: 0 },
  });
  const { billLists } = JSON.parse(await fileOf('nod', { ...wanted, form: 'eway-bill' }));
  expect(billLists[0]).toMatchObject({
    toGstin: gujarat.tax_number,
    toTrdName: gujarat.legal_name,
    actualToStateCode: 24,
  });
  const returned = { invoice: sent.invoice, lines: [{ lineNo: 1, quantity: 1 }], reason: 'Damaged', restock: true };
  await returnGoods(store.database, sites.nod, { ...returned, by: 'test', now: store.now() });
  const today = dayOf(store.now(), sites.nod.calendar.timeZone);
  const supplies = await loadTaxedSupplies(store.database, sites.nod, { from: today, to: today });
  if (supplies instanceof Refusal) throw new Error(supplies.message);
  expect(supplies.filter(({ buyerTaxNumber }) => buyerTaxNumber === gujarat.tax_number)).toMatchObject([
    { kind: 'tax_invoice', placeOfSupply: 'Gujarat (24)', buyerRegion: 'Gujarat' },
    { kind: 'credit_note', placeOfSupply: 'Gujarat (24)', buyerRegion: 'Gujarat' },
  ]);
  expect((await detail(await createConfirmedOrder(store, plant.token, [['NU205', 1]]))).place_of_supply).toBe(
    'Maharashtra',
  );
});

test('a second TRN is named on the Gulf invoice, under its own legal name', async () => {
  const { token, registration_id } = await plantOf('gwd');
  expect(await decideFurther(store, registration_id, { site: 'gwd' })).toBeUndefined();
  expect((await accountOf(store, token, 'gwd')).CustomerDeliveryAddress.details[0]).toMatchObject({
    place_of_supply: 'Sharjah',
    tax_form: 'vat',
    tax_number: furtherRegistrations.gwd.tax_number,
  });
  const number = await createConfirmedOrder(store, token, [['30308', 2]], { site: 'gwd' });
  const { invoice: document } = await dispatchGoods(store, number, {}, 'gwd');
  const texts = readXml(await fileOf('gwd', { number, document, form: 'pint-ae' }))
    .filter(({ path }) => path.includes('AccountingCustomerParty'))
    .map(({ text }) => text);
  for (const fact of [
    furtherRegistrations.gwd.tax_number,
    furtherRegistrations.gwd.legal_name,
    'Shed 9, Hamriyah Free Zone',
  ])
    expect(texts).toContain(fact);
});
