// The columns of a bank's CSV are known by their heads, in the forms of Indian and Gulf banks, or staff name them.

export const statementColumns = [
  'date',
  'text',
  'reference',
  'credit',
  'debit',
  'amount',
  'direction',
  'payer',
] as const;
export type StatementColumn = (typeof statementColumns)[number];

/** The place of each column in a row. */
export type ColumnPlaces = Partial<Record<StatementColumn, number>>;
export type NamedStatementColumns = Partial<Record<StatementColumn, string>>;

/** The heads are as `normalizeHead` writes them; the first that a file has counts. */
const heads: Record<StatementColumn, readonly string[]> = {
  date: [
    'transactiondate',
    'txndate',
    'trandate',
    'trndate',
    'date',
    'postingdate',
    'postdate',
    'posteddate',
    'bookingdate',
    'entrydate',
    'valuedate',
    'valuedt',
  ],
  text: [
    'narration',
    'description',
    'particulars',
    'transactionremarks',
    'transactiondescription',
    'transactiondetails',
    'transactionparticulars',
    'narrative',
    'details',
    'remarks',
    'additionalinformation',
  ],
  reference: [
    'chqrefno',
    'chqrefnumber',
    'refnochequeno',
    'chequerefno',
    'refchequeno',
    'refnumber',
    'referenceno',
    'referencenumber',
    'reference',
    'bankreference',
    'transactionreference',
    'transactionreferencenumber',
    'utrnumber',
    'utrno',
    'utr',
    'refno',
    'chequenumber',
    'chequeno',
    'chqno',
    'instrumentno',
    'instrumentid',
    'transactionid',
    'tranid',
    'txnid',
    'customerreference',
  ],
  credit: [
    'credit',
    'credits',
    'creditamount',
    'creditamt',
    'deposit',
    'deposits',
    'depositamount',
    'depositamt',
    'cr',
    'cramount',
    'cramt',
    'moneyin',
    'paidin',
  ],
  debit: [
    'debit',
    'debits',
    'debitamount',
    'debitamt',
    'withdrawal',
    'withdrawals',
    'withdrawalamount',
    'withdrawalamt',
    'dr',
    'dramount',
    'dramt',
    'moneyout',
    'paidout',
  ],
  amount: ['amount', 'transactionamount', 'txnamount', 'tranamount', 'amt', 'netamount'],
  direction: ['crdr', 'drcr', 'creditdebit', 'debitcredit', 'type', 'transactiontype', 'txntype', 'indicator'],
  payer: ['remitter', 'remittername', 'payer', 'payername', 'counterparty', 'counterpartyname', 'beneficiaryremitter'],
};

const currencies = /(in)?(inr|aed|rupees|dirhams)$/;

/** Lower case, letters only, without the currency. Where a head is in two scripts, as in the Gulf, its Latin letters count. */
export function normalizeHead(head: string): string {
  const lower = head.toLowerCase().replace(/\(rs\.? ?\)/, '');
  const letters = lower.replace(/[^a-z]/g, '') || lower.replace(/[^\p{L}\p{M}]/gu, '');
  const short = letters.replace(currencies, '');
  return short === '' ? letters : short;
}

/** Undefined when the row does not name a day, a text and an amount. */
export function findColumns(row: readonly string[], named: NamedStatementColumns = {}): ColumnPlaces | undefined {
  const cells = row.map(normalizeHead);
  const places: ColumnPlaces = {};
  for (const column of statementColumns) {
    const { [column]: name } = named;
    const wanted = name === undefined ? heads[column] : [normalizeHead(name)];
    const place = wanted.map((head) => (head === '' ? -1 : cells.indexOf(head))).find((at) => at >= 0);
    if (place !== undefined) places[column] = place;
  }
  const { date, text, credit, amount } = places;
  return date !== undefined && text !== undefined && (credit ?? amount) !== undefined ? places : undefined;
}

/** 'date=Txn Date,text=Particulars'; a sentence when it is not of that form. */
export function readNamedColumns(list: string): NamedStatementColumns | string {
  const named: NamedStatementColumns = {};
  for (const part of list.split(',')) {
    const at = part.indexOf('=');
    const [key, name] = [part.slice(0, Math.max(0, at)).trim(), part.slice(at + 1).trim()];
    const column = statementColumns.find((one) => one === key);
    if (column === undefined || name === '')
      return `Name the columns like date=Txn Date,text=Particulars; possible are ${statementColumns.join(', ')}.`;
    named[column] = name;
  }
  return named;
}
