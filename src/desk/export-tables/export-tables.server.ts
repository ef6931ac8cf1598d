import { statedUniversalNumber } from '../../catalogue/designation/read-name.ts';
import { importedFacts } from '../../catalogue/import/import-columns.server.ts';
import type { ImportedFacts } from '../../catalogue/import/import-row.server.ts';
import { itemCellsOf } from '../../catalogue/item-changes/item-cells.server.ts';
import { writePriceTarget } from '../../catalogue/price-lists/price-target.rule.ts';
import type { ExportTableKind } from '../../imports/exports/export-kind.data.ts';
import type { ExportTable } from '../../imports/exports/export-table.ts';
import { customerColumns } from '../../imports/kinds/customer-columns.ts';
import { type Day, dayOf } from '../../lib/dates.ts';
import type { SpreadsheetCell } from '../../lib/spreadsheet-cell.ts';
import { rfiLineState } from '../../rfi/rfi-line-state.rule.ts';
import type { FilledStatement } from '../../server/database/filled-statement.ts';
import { readThroughCursor } from '../../server/database/read-through-cursor.server.ts';
import { regionName } from '../../sites/regions.data.ts';
import type { SellerSite } from '../../sites/site.ts';
import { amountCell, dayCell, emailCell, figureCell, percentCell, yesCell } from './export-cells.ts';
import {
  type ExportedAddress,
  type ExportedBill,
  type ExportedContact,
  type ExportedCustomer,
  type ExportedEntry,
  type ExportedInvoice,
  type ExportedInvoiceLine,
  type ExportedItem,
  type ExportedOrder,
  type ExportedOrderLine,
  type ExportedPlace,
  type ExportedPrice,
  type ExportedReceipt,
  type ExportedRegistration,
  type ExportedRfiLine,
  type ExportedStock,
  findAddressRows,
  findBillRows,
  findContactRows,
  findCustomerRows,
  findInvoiceLineRows,
  findInvoiceRows,
  findItemRows,
  findLedgerRows,
  findOrderLineRows,
  findOrderRows,
  findPriceRows,
  findReceiptRows,
  findRfiRows,
  findStockRows,
  type RowsWanted,
} from './export-rows.db.ts';
import { type ExportSubject, exportSubjects, idsOfSubject } from './export-subjects.server.ts';

type At = { site: SellerSite; today: Day };
type Cells = readonly SpreadsheetCell[];

type Definition<Row> = {
  kind: ExportTableKind;
  fileName: string;
  title: string;
  subject: ExportSubject;
  find: { fill: (wanted: RowsWanted) => FilledStatement };
  columns: readonly string[];
  /** The lines that a row becomes; most become one. */
  lines: (row: Row, at: At) => readonly Cells[];
};

function defineExport<Row>({ subject, find, columns, lines, ...table }: Definition<Row>): ExportTable {
  return {
    ...table,
    columns: () => columns,
    async *rows(context, filter) {
      const { db, site, now } = context;
      const at = { site, today: dayOf(now, site.calendar.timeZone) };
      for await (const ids of idsOfSubject(subject, context, filter))
        for await (const rows of readThroughCursor<Row>(db, find.fill({ site: site.code, ids })))
          yield rows.flatMap((row) => lines(row, at));
    },
  };
}

/** A table whose columns stand beside their values. */
function defineColumns<Row>({
  cells,
  ...table
}: Omit<Definition<Row>, 'columns' | 'lines'> & {
  cells: Readonly<Record<string, (row: Row, at: At) => SpreadsheetCell>>;
}): ExportTable {
  const values = Object.values(cells);
  return defineExport<Row>({
    ...table,
    columns: Object.keys(cells),
    lines: (row, at) => [values.map((value) => value(row, at))],
  });
}

const dayAt = (moment: Date | null, { site }: At): SpreadsheetCell =>
  moment ? { day: dayOf(moment, site.calendar.timeZone) } : '';

const facts = Object.entries(importedFacts) as [keyof ImportedFacts, { column: string }][];

/** As the import reads it. The universal number stands there only where it was stated: another one follows from the name. */
function itemLine(item: ExportedItem): Cells {
  const cells = itemCellsOf({ ...item, universalNo: item.universalStated ?? statedUniversalNumber(item) });
  return facts.map(([fact, { column }]) => {
    const text = cells[column] ?? '';
    if (text === '') return '';
    if (fact === 'listMinor' || fact === 'costMinor') return { amount: Number(text) };
    if (fact === 'taxBp') return percentCell(item.taxBp);
    return typeof item[fact] === 'number' ? Number(text) : text;
  });
}

const itemTable = {
  find: findItemRows,
  columns: facts.map(([, { column }]) => column),
  lines: (item: ExportedItem) => [itemLine(item)],
};

const placeCells = (place: ExportedPlace | null, { site }: At): Cells =>
  place
    ? [place.line, place.cityName, place.regionId > 0 ? regionName(site.country, place.regionId) : '', place.pincode]
    : ['', '', '', ''];

const isSamePlace = (one: ExportedPlace | null, other: ExportedPlace | null) =>
  JSON.stringify(one) === JSON.stringify(other);

/** The customer's own line, and one for each further registration, in the columns of the import. */
function customerLines(row: ExportedCustomer, at: At): Cells[] {
  const code = row.customerCode ?? '';
  const [address = '', city = '', state = '', pincode = ''] = placeCells(row.billing, at);
  const delivery = isSamePlace(row.billing, row.delivery) ? null : row.delivery;
  const [deliveryAddress = '', deliveryCity = '', deliveryState = '', deliveryPincode = ''] = placeCells(delivery, at);
  const hasCredit = row.limitMinor !== null && row.limitMinor > 0;
  const own: Readonly<Record<string, SpreadsheetCell>> = {
    company: row.company,
    customer_id: code,
    tax_number: row.taxNumber ?? '',
    contact_person: row.contactName,
    email: emailCell(row.email),
    mobile: row.phone,
    address,
    city,
    state,
    pincode,
    delivery_address: deliveryAddress,
    delivery_state: deliveryState,
    delivery_city: deliveryCity,
    delivery_pincode: deliveryPincode,
    price_list: row.priceList ?? '',
    sales_manager: row.salesManager ?? '',
    credit_limit: hasCredit ? amountCell(row.limitMinor) : '',
    credit_days: hasCredit ? figureCell(row.periodDays) : '',
    grace_days: hasCredit ? figureCell(row.graceDays) : '',
    further_registration: '',
  };
  const further = (row.further as ExportedRegistration[]).map(({ taxNumber, legalName, place }) => {
    const [line = '', town = '', region = '', pin = ''] = placeCells(place ?? row.billing, at);
    const cells: Readonly<Record<string, SpreadsheetCell>> = {
      company: legalName,
      customer_id: code,
      tax_number: taxNumber,
      address: line,
      city: town,
      state: region,
      pincode: pin,
      further_registration: 'yes',
    };
    return cells;
  });
  return [own, ...further].map((cells) => customerColumns.map((column) => cells[column] ?? ''));
}

type OfCustomer = { customerCode: string | null; company: string };
const customerCells = {
  customer_code: ({ customerCode }: OfCustomer) => customerCode ?? '',
  customer: ({ company }: OfCustomer) => company,
};

const { items, retiredItems, prices, customers, orders, rfis } = exportSubjects;

/** Every table that goes out, in the order of the archive. */
export const exportTables: readonly ExportTable[] = [
  defineExport<ExportedItem>({ kind: 'items', fileName: 'items', title: 'Items', subject: items, ...itemTable }),
  defineExport<ExportedItem>({
    kind: 'retired_items',
    fileName: 'retired-items',
    title: 'Retired items',
    subject: retiredItems,
    ...itemTable,
  }),
  defineColumns<ExportedStock>({
    kind: 'stock',
    fileName: 'stock',
    title: 'Stock',
    subject: items,
    find: findStockRows,
    cells: {
      itemcode: ({ code }) => code,
      itemname: ({ name }) => name,
      brandname: ({ maker }) => maker,
      on_hand: ({ onHand }) => onHand,
      branch: ({ branch }) => branch,
      shelf: ({ shelf }) => shelf,
      arriving_qty: ({ arrivingQty }) => figureCell(arrivingQty),
      arriving_on: ({ arrivingOn }) => dayCell(arrivingOn),
      production_qty: ({ productionQty }) => figureCell(productionQty),
      production_on: ({ productionOn }) => dayCell(productionOn),
    },
  }),
  defineColumns<ExportedPrice>({
    kind: 'prices',
    fileName: 'prices',
    title: 'Prices',
    subject: prices,
    find: findPriceRows,
    cells: {
      price_list: ({ owner }) => owner,
      for: ({ scope, name }) => writePriceTarget(scope, name),
      min_qty: ({ minQty }) => minQty,
      discount_percent: ({ discountBp }) => percentCell(discountBp),
      net_price: ({ netMinor }) => amountCell(netMinor),
      valid_from: ({ validFrom }) => dayCell(validFrom),
      valid_to: ({ validTo }) => dayCell(validTo),
    },
  }),
  defineExport<ExportedCustomer>({
    kind: 'customers',
    fileName: 'customers',
    title: 'Customers',
    subject: customers,
    find: findCustomerRows,
    columns: customerColumns,
    lines: customerLines,
  }),
  defineColumns<ExportedAddress>({
    kind: 'addresses',
    fileName: 'addresses',
    title: 'Addresses',
    subject: customers,
    find: findAddressRows,
    cells: {
      ...customerCells,
      purpose: ({ purpose }) => purpose,
      address: ({ line }) => line,
      city: ({ cityName }) => cityName,
      state: ({ regionId }, { site }) => regionName(site.country, regionId),
      pincode: ({ pincode }) => pincode,
      contact_person: ({ contactName }) => contactName ?? '',
      telephone: ({ contactPhone }) => contactPhone ?? '',
      tax_number: ({ taxNumber }) => taxNumber ?? '',
      main: ({ isDefault }) => yesCell(isDefault),
      verified: ({ approvalStatus }) => yesCell(approvalStatus === 2),
    },
  }),
  defineColumns<ExportedContact>({
    kind: 'contacts',
    fileName: 'contacts',
    title: 'Contacts',
    subject: customers,
    find: findContactRows,
    cells: {
      ...customerCells,
      name: ({ name }) => name,
      designation: ({ designation }) => designation,
      email: ({ email }) => emailCell(email),
      telephone: ({ phone }) => phone,
      main: ({ isMain }) => yesCell(isMain),
      signs_in: ({ signsIn }) => yesCell(signsIn),
    },
  }),
  defineColumns<ExportedOrder>({
    kind: 'orders',
    fileName: 'orders',
    title: 'Orders',
    subject: orders,
    find: findOrderRows,
    cells: {
      order_number: ({ number }) => number,
      placed_on: ({ placedAt }, at) => dayAt(placedAt, at),
      ...customerCells,
      po_number: ({ purchaseOrderNo }) => purchaseOrderNo ?? '',
      status: ({ status }) => status,
      payment: ({ paymentMode, paymentOption }) =>
        paymentMode === 'Online' ? 'online' : paymentOption === 'credit' ? 'credit' : 'bank transfer',
      currency: ({ currency }) => currency,
      subtotal: ({ subtotalMinor }) => amountCell(subtotalMinor),
      tax: ({ taxMinor }) => amountCell(taxMinor),
      total: ({ totalMinor }) => amountCell(totalMinor),
      weight_kg: ({ weightKg }) => weightKg,
      place_of_supply: ({ placeOfSupply }) => placeOfSupply,
      wished_for: ({ wishedDate }) => dayCell(wishedDate),
      remark: ({ remark }) => remark ?? '',
      test: ({ isTest }) => yesCell(isTest),
    },
  }),
  defineColumns<ExportedOrderLine>({
    kind: 'order_lines',
    fileName: 'order-lines',
    title: 'Order lines',
    subject: orders,
    find: findOrderLineRows,
    cells: {
      order_number: ({ number }) => number,
      placed_on: ({ placedAt }, at) => dayAt(placedAt, at),
      ...customerCells,
      line: ({ lineNo }) => lineNo,
      itemcode: ({ itemCode }) => itemCode,
      itemname: ({ itemName }) => itemName,
      brandname: ({ maker }) => maker,
      hsn: ({ hsn }) => hsn,
      unit: ({ unit }) => unit,
      ordered: ({ ordered }) => ordered,
      reserved: ({ reserved }) => reserved,
      dispatched: ({ dispatched }) => dispatched,
      cancelled: ({ cancelled }) => cancelled,
      returned: ({ returned }) => returned,
      currency: ({ currency }) => currency,
      list_price: ({ listMinor }) => amountCell(listMinor),
      discount_percent: ({ discountBp }) => percentCell(discountBp),
      price: ({ unitMinor }) => amountCell(unitMinor),
      total: ({ totalMinor }) => amountCell(totalMinor),
      tax_percent: ({ taxBp }) => percentCell(taxBp),
      tax: ({ taxMinor }) => amountCell(taxMinor),
      weight_kg: ({ weightKg }) => weightKg,
      expected_on: ({ expectedOn }) => dayCell(expectedOn),
    },
  }),
  defineColumns<ExportedRfiLine>({
    kind: 'rfis',
    fileName: 'rfis',
    title: 'RFIs',
    subject: rfis,
    find: findRfiRows,
    cells: {
      rfi_number: ({ number }) => number,
      asked_on: ({ askedAt }, at) => dayAt(askedAt, at),
      ...customerCells,
      reference: ({ reference }) => reference ?? '',
      remark: ({ remark }) => remark ?? '',
      line: ({ lineNo }) => lineNo,
      alternative_to: ({ alternativeTo }) => figureCell(alternativeTo),
      itemcode: ({ itemCode }) => itemCode,
      itemname: ({ itemName }) => itemName,
      brandname: ({ maker }) => maker,
      asked_as: ({ askedAs }) => askedAs,
      quantity: ({ quantityAsked }) => quantityAsked,
      line_remark: ({ buyerRemark }) => buyerRemark ?? '',
      currency: ({ currency }) => currency,
      list_price: ({ listMinor }) => amountCell(listMinor),
      customer_price: ({ yourMinor }) => amountCell(yourMinor),
      target_price: ({ targetMinor }) => amountCell(targetMinor),
      state: (line, { today }) => rfiLineState(line, today),
      quoted_quantity: ({ quotedQuantity }) => figureCell(quotedQuantity),
      quoted_price: ({ quotedMinor }) => amountCell(quotedMinor),
      quoted_for: ({ quotedOn }) => dayCell(quotedOn),
      valid_until: ({ validUntil }) => dayCell(validUntil),
      answer: ({ answerNote }) => answerNote ?? '',
      answered_on: ({ answeredAt }, at) => dayAt(answeredAt, at),
      answered_by: ({ answeredBy }) => answeredBy ?? '',
      ordered_on: ({ orderedAt }, at) => dayAt(orderedAt, at),
    },
  }),
  defineColumns<ExportedInvoice>({
    kind: 'invoices',
    fileName: 'invoices',
    title: 'Invoices',
    subject: orders,
    find: findInvoiceRows,
    cells: {
      kind: ({ kind }) => documentNames[kind],
      number: ({ number }) => number,
      issued_on: ({ issuedOn }) => dayCell(issuedOn),
      ...customerCells,
      tax_number: ({ taxNumber }) => taxNumber ?? '',
      place_of_supply: ({ placeOfSupply }) => placeOfSupply,
      order_number: ({ orderNumber }) => orderNumber,
      of_invoice: ({ ofNumber }) => ofNumber ?? '',
      currency: ({ currency }) => currency,
      subtotal: ({ subtotalMinor }) => amountCell(subtotalMinor),
      tax: ({ taxMinor }) => amountCell(taxMinor),
      total: ({ totalMinor }) => amountCell(totalMinor),
      due_on: ({ dueOn }) => dayCell(dueOn),
      issued_by: ({ issuedBy }) => issuedBy,
    },
  }),
  defineColumns<ExportedInvoiceLine>({
    kind: 'invoice_lines',
    fileName: 'invoice-lines',
    title: 'Invoice lines',
    subject: orders,
    find: findInvoiceLineRows,
    cells: {
      kind: ({ kind }) => documentNames[kind],
      number: ({ number }) => number,
      line: ({ lineNo }) => lineNo,
      itemcode: ({ itemCode }) => itemCode,
      itemname: ({ itemName }) => itemName,
      brandname: ({ maker }) => maker,
      hsn: ({ hsn }) => hsn,
      unit: ({ unit }) => unit,
      quantity: ({ quantity }) => quantity,
      currency: ({ currency }) => currency,
      list_price: ({ listMinor }) => amountCell(listMinor),
      discount_percent: ({ discountBp }) => percentCell(discountBp),
      price: ({ unitMinor }) => amountCell(unitMinor),
      taxable: ({ taxableMinor }) => amountCell(taxableMinor),
      tax_percent: ({ taxBp }) => percentCell(taxBp),
      central_tax: ({ centralMinor }) => amountCell(centralMinor),
      state_tax: ({ stateMinor }) => amountCell(stateMinor),
      whole_tax: ({ wholeMinor }) => amountCell(wholeMinor),
    },
  }),
  defineColumns<ExportedReceipt>({
    kind: 'receipts',
    fileName: 'receipts',
    title: 'Receipts',
    subject: customers,
    find: findReceiptRows,
    cells: {
      number: ({ number }) => number,
      received_on: ({ receivedOn }) => dayCell(receivedOn),
      ...customerCells,
      currency: ({ currency }) => currency,
      amount: ({ amountMinor }) => amountCell(amountMinor),
      reference: ({ reference }) => reference,
      online: ({ isOnline }) => yesCell(isOnline),
      recorded_by: ({ createdBy }) => createdBy,
    },
  }),
  defineColumns<ExportedEntry>({
    kind: 'ledger',
    fileName: 'ledger',
    title: 'Ledger',
    subject: customers,
    find: findLedgerRows,
    cells: {
      ...customerCells,
      booked_on: ({ bookedOn }) => dayCell(bookedOn),
      kind: ({ kind }) => kind.replace('_', ' '),
      reference: ({ reference }) => reference,
      currency: ({ currency }) => currency,
      amount: ({ amountMinor }) => amountCell(amountMinor),
      open_amount: ({ openMinor }) => amountCell(openMinor),
      order_number: ({ orderNumber }) => orderNumber ?? '',
      receipt_number: ({ receiptNumber }) => receiptNumber ?? '',
      note: ({ note }) => note,
      booked_by: ({ createdBy }) => createdBy,
    },
  }),
  defineColumns<ExportedBill>({
    kind: 'bills',
    fileName: 'bills',
    title: 'Open bills',
    subject: customers,
    find: findBillRows,
    cells: {
      customer_code: ({ customerCode }) => customerCode ?? '',
      tax_number: ({ taxNumber }) => taxNumber ?? '',
      customer: ({ company }) => company,
      bill_number: ({ reference }) => reference,
      bill_date: ({ bookedOn }) => dayCell(bookedOn),
      due_date: ({ dueOn }) => dayCell(dueOn),
      bill_amount: ({ billMinor }) => amountCell(billMinor),
      open_amount: ({ openMinor }) => amountCell(openMinor),
      dr_cr: ({ kind }) => (kind === 'invoice' ? 'Dr' : 'Cr'),
      po_number: ({ purchaseOrderNo }) => purchaseOrderNo,
    },
  }),
];

const documentNames = {
  proforma: 'proforma invoice',
  tax_invoice: 'tax invoice',
  credit_note: 'credit note',
  debit_note: 'debit note',
} as const;
