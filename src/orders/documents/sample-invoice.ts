import type { Day } from '../../lib/dates.ts';
import { regions } from '../../sites/regions.data.ts';
import type { Site } from '../../sites/site.ts';
import { taxRatesOn } from '../../sites/tax-rates.rule.ts';
import type { IssuedDocument } from '../documents.table.ts';
import type { PartySnapshot } from '../order-rows.contract.ts';
import { regionWithCode } from './document-header.server.ts';
import { splitTax } from './tax-parts.rule.ts';

const taxableMinor = 1_000_00;

/** What an invoice of the first branch would look like; it is marked as a test and stored nowhere. */
export function sampleInvoice(site: Site, day: Day): IssuedDocument {
  const [branch] = site.branches;
  const region = regions[site.country].find(({ id }) => id === branch?.regionId);
  const regionName = region?.name ?? '';
  const seller: PartySnapshot = {
    name: site.legalName,
    taxNumber: branch?.taxNumber ?? '',
    line: (branch?.lines ?? []).join(', '),
    city: '',
    region: regionName,
    pincode: branch?.pincode ?? '',
  };
  const buyer = { ...seller, name: 'A customer', taxNumber: '', line: '', pincode: '' };
  const taxForm = site.country === 'IN' ? 'state' : 'vat';
  const { newItemBp: taxBp } = taxRatesOn(site.taxRates, day);
  const taxMinor = (taxableMinor * taxBp) / 10_000;
  return {
    id: 0,
    kind: 'tax_invoice',
    withoutGoods: false,
    number: `${branch?.invoicePrefix ?? ''}/000001`,
    issuedOn: day,
    subtotalMinor: taxableMinor,
    taxMinor,
    totalMinor: taxableMinor + taxMinor,
    head: {
      country: site.country,
      currency: site.currency,
      taxLabel: site.tax.label,
      taxNumberLabel: site.tax.numberLabel,
      seller,
      sellerEmail: site.contact.email,
      sellerPhone: site.contact.phone,
      billTo: buyer,
      deliverTo: buyer,
      taxForm,
      placeOfSupply: region ? regionWithCode(site, region.id, regionName) : '',
      orderNumber: `${site.numberPrefix}000001`,
      orderedOn: day,
      purchaseOrderNo: '',
      payment: '',
      dueOn: '',
      suppliedOn: day,
      dispatch: '',
      carrier: '',
      remark: '',
      declarations: [],
      ofInvoice: null,
      reason: '',
      isTest: true,
    },
    lines: [
      {
        lineNo: 1,
        orderLineId: 0,
        itemCode: '6205',
        itemName: '6205',
        maker: '',
        category: '',
        hsn: '848210',
        unit: 'NOS',
        origin: '',
        lots: '',
        quantity: 1,
        listMinor: taxableMinor,
        unitMinor: taxableMinor,
        discountBp: 0,
        taxableMinor,
        taxBp,
        ...splitTax(taxMinor, taxForm),
      },
    ],
    registration: null,
  };
}
