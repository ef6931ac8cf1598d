// CAMT.053: the XML in which banks send statements to programs. A movement is an entry, which may hold several payments.

import sax from 'sax';
import { cutText } from '../../lib/cut-text.ts';
import { type Day, dayOf } from '../../lib/dates.ts';
import { isCalendarDay } from './calendar-day.rule.ts';

type Movement = { lineNo: number; bookedOn: Day; amountMinor: number; text: string; reference: string };
type Problem = { line: number; problem: string };

/** An element with what stands in it. */
type Node = { name: string; text: string; children: Node[]; currency: string; line: number };

const maxNesting = 60;
const maxNodes = 2_000_000;

class UnreadableXml extends Error {}

/** Only the parts that say something of the account and its movements are kept. */
function parse(file: string): Node {
  const parser = sax.parser(true);
  const root: Node = { name: '', text: '', children: [], currency: '', line: 1 };
  const open = [root];
  let count = 0;
  const refuse = (): never => {
    throw new UnreadableXml();
  };
  // Entities of its own would let a small file become a large one.
  parser.ondoctype = refuse;
  parser.onerror = refuse;
  parser.onopentag = ({ name, attributes }) => {
    count += 1;
    if (open.length > maxNesting || count > maxNodes) refuse();
    const { Ccy = '' } = attributes as Record<string, string>;
    const node = {
      name: name.slice(name.indexOf(':') + 1),
      text: '',
      children: [],
      currency: Ccy,
      line: parser.line + 1,
    };
    open.at(-1)?.children.push(node);
    open.push(node);
  };
  parser.onclosetag = () => {
    open.pop();
  };
  const add = (text: string) => {
    const last = open.at(-1);
    if (last) last.text += text;
  };
  parser.ontext = add;
  parser.oncdata = add;
  parser.write(file).close();
  return root;
}

const all = (nodes: readonly Node[], ...path: string[]): Node[] => {
  const [name, ...rest] = path;
  if (name === undefined) return [...nodes];
  return all(
    nodes.flatMap((node) => node.children.filter((child) => child.name === name)),
    ...rest,
  );
};
const textAt = (node: Node, ...path: string[]): string => all([node], ...path)[0]?.text.trim() ?? '';

/** The first of these that says something. */
const firstText = (node: Node, ...paths: readonly (readonly string[])[]): string =>
  paths.map((path) => textAt(node, ...path)).find((text) => text !== '') ?? '';

export type CamtStatement = { lines: Movement[]; problems: Problem[]; accounts: string[]; currencies: string[] };

/** Undefined where it is no XML that can be read. */
export function readCamt(
  file: string,
  { maxText, maxReference, timeZone }: { maxText: number; maxReference: number; timeZone: string },
): CamtStatement | undefined {
  let root: Node;
  try {
    root = parse(file);
  } catch (cause) {
    if (cause instanceof UnreadableXml) return undefined;
    throw cause;
  }
  const documents = [...all([root], 'Document'), root];
  const statements = all(documents, 'BkToCstmrStmt', 'Stmt');
  const read: CamtStatement = { lines: [], problems: [], accounts: [], currencies: [] };
  for (const statement of statements) {
    const account = firstText(statement, ['Acct', 'Id', 'IBAN'], ['Acct', 'Id', 'Othr', 'Id']);
    if (account !== '') read.accounts.push(account);
    for (const entry of all([statement], 'Ntry')) readEntry(entry, timeZone, read);
  }
  read.lines = read.lines.map((line) => ({
    ...line,
    text: cutText(line.text, maxText),
    reference: cutText(line.reference, maxReference),
  }));
  return read;
}

function readEntry(entry: Node, timeZone: string, { lines, problems, currencies }: CamtStatement): void {
  const status = firstText(entry, ['Sts', 'Cd'], ['Sts']);
  // What is announced is no money yet.
  if (status !== '' && status !== 'BOOK') return;
  const day = dayIn(
    firstText(entry, ['BookgDt', 'Dt'], ['BookgDt', 'DtTm'], ['ValDt', 'Dt'], ['ValDt', 'DtTm']),
    timeZone,
  );
  const side = textAt(entry, 'CdtDbtInd');
  const [amount] = all([entry], 'Amt');
  const minor = minorOf(amount);
  const { line } = entry;
  if (!isCalendarDay(day)) problems.push({ line, problem: `The date '${day.slice(0, 40)}' can't be read.` });
  else if (minor === undefined || (side !== 'CRDT' && side !== 'DBIT'))
    problems.push({ line, problem: `The amount '${(amount?.text ?? '').trim().slice(0, 40)}' can't be read.` });
  else if (minor > 0) {
    if (amount?.currency) currencies.push(amount.currency);
    const sign = side === 'CRDT' ? 1 : -1;
    const parts = partsOf(entry, minor);
    for (const part of parts)
      lines.push({
        lineNo: line,
        bookedOn: day,
        amountMinor: sign * part.minor,
        text: textOf(entry, part.details, side),
        reference: referenceOf(entry, part.details),
      });
  }
}

/** The day of a moment is that of the site: at 20:00 in London it is tomorrow in Mumbai. */
function dayIn(text: string, timeZone: string): Day {
  const hasZone = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(text);
  const at = new Date(hasZone && isCalendarDay(text.slice(0, 10)) ? text : Number.NaN);
  return Number.isNaN(at.getTime()) ? text.slice(0, 10) : dayOf(at, timeZone);
}

/** The payments of a collected entry, where each has its amount and they are the whole of it; else the entry itself. */
function partsOf(entry: Node, minor: number): { minor: number; details: Node[] }[] {
  const details = all([entry], 'NtryDtls', 'TxDtls');
  const parts = details.map((one) => ({
    minor: minorOf(all([one], 'Amt')[0] ?? all([one], 'AmtDtls', 'TxAmt', 'Amt')[0]) ?? 0,
    details: [one],
  }));
  const sum = parts.reduce((total, part) => total + part.minor, 0);
  const isWhole = parts.length > 1 && sum === minor && parts.every((part) => part.minor > 0);
  return isWhole ? parts : [{ minor, details }];
}

/** Undefined where it is no amount of two decimals. */
function minorOf(amount: Node | undefined): number | undefined {
  const [, whole = '', decimals = ''] = /^\s*(\d{1,13})(?:\.(\d{1,2})0*)?\s*$/.exec(amount?.text ?? '') ?? [];
  return whole === '' ? undefined : Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}

function textOf(entry: Node, details: readonly Node[], side: string): string {
  const other = side === 'CRDT' ? 'Dbtr' : 'Cdtr';
  const parts = details.flatMap((one) => [
    firstText(one, ['RltdPties', other, 'Nm'], ['RltdPties', other, 'Pty', 'Nm']),
    ...all([one], 'RmtInf', 'Ustrd').map(({ text }) => text),
    ...all([one], 'RmtInf', 'Strd', 'RfrdDocInf', 'Nb').map(({ text }) => text),
    textAt(one, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref'),
    textAt(one, 'AddtlTxInf'),
  ]);
  const said = [...parts, textAt(entry, 'AddtlNtryInf')].map((part) => part.replace(/\s+/g, ' ').trim());
  return [...new Set(said.filter((part) => part !== ''))].join(' ');
}

const isNoReference = (text: string) => /^(?:|not\s?provided|nonref)$/i.test(text);

function referenceOf(entry: Node, details: readonly Node[]): string {
  const ids = details.flatMap((one) =>
    ['EndToEndId', 'TxId', 'InstrId', 'AcctSvcrRef', 'ChqNb'].map((name) => textAt(one, 'Refs', name)),
  );
  const found = [...ids, textAt(entry, 'AcctSvcrRef'), textAt(entry, 'NtryRef')];
  return found.find((text) => !isNoReference(text)) ?? '';
}
