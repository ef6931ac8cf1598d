import { namesTotal } from '../../lib/spreadsheet/left-out-row.ts';
import { typedDay } from '../../lib/typed-day.ts';
import { unreadableCells } from '../../lib/unreadable-cell.ts';
import type { NamedCells } from '../columns/name-cells.rule.ts';

type Cells = Readonly<NamedCells>;

const cellOf = (cells: Cells, name: string) => (cells[name] ?? '').replace(/\p{Zs}+/gu, ' ').trim();
const party = ['customer_code', 'tax_number', 'customer'] as const;

/** How a line names its customer: by code, by tax number or by name, whichever comes first. */
export const partyKeyOf = (cells: Cells): string =>
  party
    .map((name) => cellOf(cells, name))
    .find((text) => text !== '')
    ?.toLowerCase() ?? '';

/** Books write these where a bill would have its number. */
const noNumber =
  /^(?:[-–—.]*|(?:opening|op\.?|o\/b|old) ?(?:balance|bal\.?)?|on ?[- ]?(?:account|a\/c)|(?:b\/f|balance|balance b\/f|brought forward)|n\/?a|nil)$/i;

/** The number of the bill; '' for a balance, or money on account. */
export function billNumberOf(cells: Cells): string {
  const number = cellOf(cells, 'bill_number');
  return noNumber.test(number) ? '' : number;
}

export type SectionOfParty = Readonly<Partial<Record<(typeof party)[number], string>>>;

/** A row that may only name whose bills follow below it, in whichever column; undefined for a bill. */
function sectionIn(cells: Cells): SectionOfParty | undefined {
  const [day, number] = [cellOf(cells, 'bill_date'), cellOf(cells, 'bill_number')];
  if (typedDay(day) !== undefined) return undefined;
  const named = Object.fromEntries(party.flatMap((name) => (cellOf(cells, name) ? [[name, cellOf(cells, name)]] : [])));
  if (Object.keys(named).length > 0) return billNumberOf(cells) === '' ? named : undefined;
  const texts = [day, number].filter((text) => text !== '');
  const isAlone = texts.length === 1 && cellOf(cells, 'due_date') === '' && billNumberOf(cells) === number;
  return isAlone ? { customer: texts[0] ?? '' } : undefined;
}

const isNobodys = (cells: Cells) => party.every((name) => cellOf(cells, name) === '');

const isBillOfNobody = (cells: Cells) =>
  isNobodys(cells) && sectionIn(cells) === undefined && cellOf(cells, 'open_amount') !== '';

/** An amount without number, day and words below the bills sums them up. */
const isSubtotal = (cells: Cells) =>
  isBillOfNobody(cells) && cellOf(cells, 'bill_number') === '' && cellOf(cells, 'bill_date') === '';

const isBill = (cells: Cells) =>
  cellOf(cells, 'open_amount') !== '' ||
  billNumberOf(cells) !== '' ||
  typedDay(cellOf(cells, 'bill_date')) !== undefined;

/** What stands where a page ends, in the middle of the bills of a customer. */
const pageWords =
  /^(?:[-=*_.~–—\s]+|page(?: no)?[ .:]*\d+(?: ?(?:of|\/) ?\d+)?|(?:carried|brought) (?:forward|over)|cont(?:inue)?d?[ .…]*|e\.? ?& ?o\.? ?e\.?)$/i;

const isOfPage = (section: SectionOfParty, cells: Cells) =>
  pageWords.test(section.customer ?? '') && cellOf(cells, 'open_amount') === '';

const keyOf = (cells: Cells) =>
  [...party, 'bill_date', 'bill_number', 'open_amount'].map((name) => cellOf(cells, name)).join('\0');

/** Whether bills below the row may be of whom it names. */
const mayName = (cells: Cells) => sectionIn(cells) !== undefined || !isNobodys(cells) || !isBill(cells);

/** Whether the list has a customer who is named like this. */
export type IsKnown = (named: SectionOfParty) => boolean;

export type BillSections = {
  /** The file names the customer once, above its bills. */
  isDivided: boolean;
  /** Names without bills below them, by their cells: balances. */
  childless: ReadonlySet<string>;
  /** Customers of whom the file has, or may have, bills with numbers, as it names them. */
  billed: ReadonlySet<string>;
  /** Bills below a row with a formula or its error, by their cells: such a row is refused, and may have named a customer. */
  orphans: ReadonlySet<string>;
};

/** Looks through a file for how it names the customers. */
export async function findSections(lines: AsyncIterable<Cells>, isKnown: IsKnown): Promise<BillSections> {
  let isDivided = false;
  let open: string | undefined;
  let above = '';
  let isUnread = false;
  const childless = new Set<string>();
  const billed = new Set<string>();
  const orphans = new Set<string>();
  for await (const cells of lines) {
    if (isSubtotal(cells)) continue;
    if (unreadableCells(cells).length > 0 && mayName(cells)) {
      isUnread = true;
      open = undefined;
      above = '';
      continue;
    }
    if (isBillOfNobody(cells)) {
      if (isUnread) orphans.add(keyOf(cells));
      isDivided = true;
      if (open !== undefined) childless.delete(open);
      open = undefined;
      if (billNumberOf(cells) !== '') billed.add(above);
      continue;
    }
    const section = sectionIn(cells);
    if (section && isOfPage(section, cells)) continue;
    // A name that nobody has may be a branch of the customer above, whose amount is then the total of what follows.
    if (section && open !== undefined && cellOf(cells, 'open_amount') === '' && !isKnown(section)) billed.add(above);
    isUnread = false;
    open = section && keyOf(cells);
    above = section ? partyKeyOf(section) : '';
    if (open !== undefined) childless.add(open);
    if (!section && billNumberOf(cells) !== '') billed.add(partyKeyOf(cells));
  }
  return { isDivided, childless, billed, orphans };
}

/**
 * Gives the bills of a divided file the customer above them, or says why a row is no bill. Below a row that nobody can
 * read as a customer, bills have none: they are asked.
 */
export function createSectionReader(
  { isDivided, childless, orphans }: BillSections,
  isKnown: IsKnown,
): (cells: Cells) => Cells | 'section' | 'total' {
  let above: SectionOfParty = {};
  return (cells) => {
    if (!isDivided) return cells;
    if (isSubtotal(cells)) return 'total';
    const section = sectionIn(cells);
    if (!section) {
      if (isBillOfNobody(cells)) return orphans.has(keyOf(cells)) ? cells : { ...cells, ...above };
      if (!isNobodys(cells) || !isBill(cells)) above = {};
      return cells;
    }
    if (isOfPage(section, cells)) return 'section';
    const isTotal = namesTotal(section.customer ?? '') && !isKnown(section);
    above = isTotal ? {} : section;
    if (isTotal) return 'total';
    return childless.has(keyOf(cells)) && cellOf(cells, 'open_amount') !== ''
      ? { ...cells, ...section, bill_date: '', bill_number: '' }
      : 'section';
  };
}
