// An e-invoice that the portal would refuse is not sent: its fields, its states and its sums are checked before.

import { pincodeElsewhere } from '../../account/forms/pincode.rule.ts';
import { roundToMinor } from '../../lib/money.ts';
import { sum } from '../../lib/sum.ts';
import { type Inv01, type Inv01Item, inv01 } from './e-invoice-schema.data.ts';

const parts: Readonly<Record<string, string>> = {
  DocDtls: 'The document',
  SellerDtls: 'The seller',
  BuyerDtls: 'The buyer',
  ShipDtls: 'Deliver to',
  ValDtls: 'The totals',
  EwbDtls: 'The e-way bill',
};

/** Sentences for staff; none where the portal can take it. */
export function inv01Problems(invoice: Inv01): string[] {
  const issues = inv01.safeParse(invoice).error?.issues ?? [];
  const wrong = issues.map(({ path, message }) => `${partName(path)}: ${message}.`);
  return [...new Set([...wrong, ...stateProblems(invoice), ...sumProblems(invoice)])];
}

function partName([part, index]: readonly PropertyKey[]): string {
  if (part === 'ItemList' && typeof index === 'number') return `Line ${index + 1}`;
  return parts[String(part)] ?? 'The e-invoice';
}

/** The portal compares the first two digits of a GSTIN, and the first three of a PIN code, with the state. */
function stateProblems({ SellerDtls, BuyerDtls, ShipDtls, TranDtls, ItemList }: Inv01): string[] {
  const problems: string[] = [];
  const places = { SellerDtls, BuyerDtls, ShipDtls };
  for (const [name, place] of Object.entries(places)) {
    const elsewhere = place && pincodeElsewhere(String(place.Pin), 'IN', Number(place.Stcd));
    if (elsewhere) problems.push(`${parts[name]}: ${elsewhere}`);
  }
  for (const [name, { Gstin, Stcd }] of [['The seller', SellerDtls] as const, ['The buyer', BuyerDtls] as const])
    if (Gstin.slice(0, 2) !== Stcd.padStart(2, '0')) problems.push(`${name}: the GSTIN is of another state.`);
  if (SellerDtls.Gstin === BuyerDtls.Gstin) problems.push('The buyer: the GSTIN is the seller’s own.');
  const isWithin = TranDtls.SupTyp === 'B2B' && SellerDtls.Stcd === BuyerDtls.Pos;
  if (isWithin && ItemList.some((item) => item.IgstAmt > 0)) problems.push('IGST within a state.');
  if (!isWithin && ItemList.some((item) => item.CgstAmt + item.SgstAmt > 0))
    problems.push('CGST and SGST across states.');
  return problems;
}

const taxOfItem = ({ CgstAmt, SgstAmt, IgstAmt }: Inv01Item) =>
  roundToMinor(CgstAmt) + roundToMinor(SgstAmt) + roundToMinor(IgstAmt);
/** The portal allows tax to differ from rate times value by one rupee. */
const toleranceMinor = 100;

function sumProblems({ ItemList, ValDtls }: Inv01): string[] {
  const problems = ItemList.flatMap((item, index) => {
    const { TotAmt, Discount, AssAmt, GstRt, TotItemVal } = item;
    const tax = taxOfItem(item);
    const isWrong =
      roundToMinor(TotAmt) - roundToMinor(Discount) !== roundToMinor(AssAmt) ||
      roundToMinor(AssAmt) + tax !== roundToMinor(TotItemVal) ||
      Math.abs(tax - (roundToMinor(AssAmt) * GstRt) / 100) > toleranceMinor;
    return isWrong ? [`Line ${index + 1}: the amounts do not add up.`] : [];
  });
  const totals: [total: number, of: (item: Inv01Item) => number][] = [
    [ValDtls.AssVal, (item) => item.AssAmt],
    [ValDtls.CgstVal, (item) => item.CgstAmt],
    [ValDtls.SgstVal, (item) => item.SgstAmt],
    [ValDtls.IgstVal, (item) => item.IgstAmt],
    [ValDtls.TotInvVal, (item) => item.TotItemVal],
  ];
  const differs = totals.some(([total, of]) => roundToMinor(total) !== sum(ItemList, (item) => roundToMinor(of(item))));
  return differs ? [...problems, 'The totals: they differ from the sums of the lines.'] : problems;
}
