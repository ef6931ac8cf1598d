import { readDraft, writeDraft } from '../../ui/forms/form-draft.ts';
import {
  type FaultyPart,
  faultyParts,
  type ReturnReason,
  type ReturnRemedy,
  returnReasons,
  returnRemedies,
} from '../return-requests.rule.ts';
import { returnDraftName } from './return-draft-name.ts';

/** No reason is chosen for the buyer: it decides who bears the cost. */
export type TypedLine = { quantity: string; reason: ReturnReason | ''; part: FaultyPart | '' };
/** `lines` by their number on the tax invoice; without a number of an invoice nothing was typed of lines. */
export type TypedReturn = {
  invoice: string;
  lines: Readonly<Record<number, TypedLine>>;
  note: string;
  remedy: ReturnRemedy;
};

export const untouchedLine: TypedLine = { quantity: '', reason: '', part: '' };
export const untouchedReturn: TypedReturn = { invoice: '', lines: {}, note: '', remedy: 'credit' };

/** Lines of an invoice of which nothing can be returned any more are left out. */
export function readReturnDraft(orderNo: string, invoices: readonly string[]): TypedReturn {
  const { invoice = '', note = '', remedy = '', ...rest } = readDraft(returnDraftName(orderNo));
  const lineNos = Object.keys(rest).flatMap((name) => (name.startsWith('pieces ') ? [Number(name.slice(7))] : []));
  const lineOf = (lineNo: number): TypedLine => {
    const [quantity = '', reason = '', part = ''] = ['pieces', 'reason', 'part'].map(
      (name) => rest[`${name} ${lineNo}`],
    );
    return { quantity, reason: known(returnReasons, reason) ?? '', part: known(faultyParts, part) ?? '' };
  };
  return {
    invoice,
    lines: invoices.includes(invoice) ? Object.fromEntries(lineNos.map((lineNo) => [lineNo, lineOf(lineNo)])) : {},
    note,
    remedy: known(returnRemedies, remedy) ?? 'credit',
  };
}

/** Keeps what was typed, and nothing where nothing was. */
export function saveReturnDraft(orderNo: string, { invoice, lines, note, remedy }: TypedReturn, isOpen: boolean): void {
  const typed = Object.entries(lines).flatMap(([lineNo, { quantity, reason, part }]) => [
    [`pieces ${lineNo}`, quantity],
    [`reason ${lineNo}`, reason],
    [`part ${lineNo}`, part],
  ]);
  const isUntouched = typed.length === 0 && note === '' && remedy === 'credit';
  const open = isOpen ? { open: 'yes' } : {};
  writeDraft(
    returnDraftName(orderNo),
    isUntouched ? {} : { invoice, note, remedy, ...Object.fromEntries(typed), ...open },
  );
}

const known = <Name extends string>(names: Readonly<Record<Name, string>>, name: string): Name | undefined =>
  Object.hasOwn(names, name) ? (name as Name) : undefined;
