import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { loadQuote } from '../../orders/quotation/load-quote.server.ts';
import { signQuoteLink } from '../../orders/quotation/quote-link.server.ts';
import { assignRfi, findAssignees } from '../../rfi/queue/assign-rfi.server.ts';
import { answerRfi } from '../../rfi/quotes/answer-rfi.server.ts';
import { askMaker } from '../../rfi/quotes/ask-maker.server.ts';
import { extendQuotes } from '../../rfi/quotes/extend-quotes.server.ts';
import { holdRfiLine } from '../../rfi/quotes/hold-rfi.server.ts';
import { remindBuyer } from '../../rfi/quotes/remind-buyer.server.ts';
import { withdrawQuotes } from '../../rfi/quotes/withdraw-quotes.server.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { notFound, type Refusal, refuse } from '../../server/refuse.server.ts';
import {
  answerRfiAtDesk,
  askMakerAtDesk,
  assignRfiAtDesk,
  extendQuotesAtDesk,
  holdLineAtDesk,
  printQuoteAtDesk,
  remindBuyerAtDesk,
  rfiAssignees,
  withdrawQuotesAtDesk,
} from './rfi-answers.contract.ts';

const requires = staffPermissionTo('answer-rfis');

const doneUnless = <Name extends string>(refused: Refusal<Name> | undefined) => refused ?? { success: true as const };

export const answerRfiCall = defineDeskCall(
  answerRfiAtDesk,
  { requires },
  async ({ number, lines }, { database, site, staff, by, now }) => {
    const { staffId } = staff;
    return doneUnless(await answerRfi(database, site, { number, lines, by, staffId, now }));
  },
);

export const askMakerCall = defineDeskCall(
  askMakerAtDesk,
  { requires },
  async ({ number, lines, note, until }, { database, site, staff, by, now }) => {
    const { staffId } = staff;
    return doneUnless(await askMaker(database, site, { number, lines, note, until, by, staffId, now }));
  },
);

export const assignRfiCall = defineDeskCall(
  assignRfiAtDesk,
  { requires },
  async ({ number, to, seen }, { database, site, by, now }) =>
    doneUnless(await assignRfi(database, site, { number, to, seen, by, now })),
);

export const rfiAssigneesCall = defineDeskCall(rfiAssignees, { requires }, async (_request, { db, site }) => {
  const assignees = await findAssignees(db, site);
  return { success: true as const, assignees };
});

export const withdrawQuotesCall = defineDeskCall(
  withdrawQuotesAtDesk,
  { requires },
  async ({ number, lines, reason }, { database, site, by, now }) =>
    doneUnless(await withdrawQuotes(database, site, { number, lines, reason, by, now })),
);

export const extendQuotesCall = defineDeskCall(
  extendQuotesAtDesk,
  { requires },
  async ({ number, lines, validUntil }, { database, site, by, now }) =>
    doneUnless(await extendQuotes(database, site, { number, lines, validUntil, by, now })),
);

export const remindBuyerCall = defineDeskCall(
  remindBuyerAtDesk,
  { requires },
  async ({ number }, { database, site, by, now }) => doneUnless(await remindBuyer(database, site, { number, by, now })),
);

export const holdLineCall = defineDeskCall(
  holdLineAtDesk,
  { requires },
  async ({ number, lineNo, hold }, { database, site, by, now }) =>
    doneUnless(await holdRfiLine(database, site, { number, lineNo, hold, by, now })),
);

export const printQuoteAtDeskCall = defineDeskCall(
  printQuoteAtDesk,
  { requires: staffPermissionTo('see-rfis-at-desk') },
  async ({ number }, { db, site, secret, now }) => {
    const quote = await loadQuote(db, site, number, now);
    if (!quote) throw notFound('This RFI');
    if (quote.lines.length === 0) return refuse(printQuoteAtDesk, 'no_quote', { rfi: number });
    return { success: true as const, url: signQuoteLink(secret, site.code, number, now) };
  },
);
