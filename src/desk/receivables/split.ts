import type { RequestOf } from '../../lib/contract.ts';
import { sum } from '../../lib/sum.ts';
import { type DeductionKind, deductionKinds } from '../../payments/deductions.data.ts';
import type { recordReceiptAtDesk } from './debtor.contract.ts';

/** What of a receipt's invoices is closed by other than money, in minor units, and the section of the tax. */
export type ReceiptSplit = Readonly<{ amounts: Readonly<Partial<Record<DeductionKind, number>>>; section: string }>;

type Deductions = NonNullable<RequestOf<typeof recordReceiptAtDesk>['deductions']>;

export const noSplit = (taxSections: readonly string[]): ReceiptSplit => ({
  amounts: {},
  section: taxSections[0] ?? '',
});

export const splitMinor = ({ amounts }: ReceiptSplit): number => sum(Object.values(amounts), (minor) => minor);

export const splitKinds = (taxSections: readonly string[]): readonly DeductionKind[] =>
  deductionKinds.filter((kind) => kind !== 'tax_deducted' || taxSections.length > 0);

/** An amount of 0 is left out. */
export function withAmount(split: ReceiptSplit, kind: DeductionKind, minor: number): ReceiptSplit {
  const { [kind]: _before, ...others } = split.amounts;
  return { ...split, amounts: minor === 0 ? others : { ...others, [kind]: minor } };
}

export const deductionsOf = ({ amounts, section }: ReceiptSplit): Deductions =>
  deductionKinds.flatMap((kind) => {
    const amountMinor = amounts[kind];
    return amountMinor === undefined ? [] : { kind, amountMinor, ...(kind === 'tax_deducted' && { section }) };
  });
