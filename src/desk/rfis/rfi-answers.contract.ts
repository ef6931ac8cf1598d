import { z } from 'zod';
import { defineContract, doneReply, freeText, listOf, textId } from '../../lib/contract.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { rfiRefusals } from '../../rfi/rfi-refusals.ts';
import { deskSite } from '../../sites/site-field.ts';

/** An RFI asks for at most 2,000 lines; each may get three alternatives. */
const maxLines = 8_000;
const whole = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const lineNo = z.number().int().min(1).max(9999);
const seenLine = z.object({ lineNo, revision: whole });
const offered = { unitMinor: whole, quantity: whole, expectedOn: freeText(10), validUntil: freeText(10) };
const target = { site: deskSite, number: textId(40) };

export const answerRfiAtDesk = defineContract({
  path: 'desk/api/:site/rfis/:number/answer/',
  method: 'POST',
  summary: 'sends answers to lines of an RFI, all or none, and mails the buyer once',
  request: z.object({
    ...target,
    lines: listOf(
      z.object({
        lineNo,
        revision: whole,
        note: freeText(500),
        /** Missing: the line is declined. */
        quote: z
          .object({
            ...offered,
            /** Another item instead of the requested one. */
            itemCode: freeText(60),
            /** Other items beside it, of which the buyer may order one instead. */
            alternatives: listOf(z.object({ ...offered, itemCode: textId(60) }), 3).optional(),
            /** Why a price is below the lowest margin. */
            floorReason: freeText(200),
          })
          .optional(),
      }),
      maxLines,
    ),
  }),
  reply: doneReply,
  refusals: pickRefusals(
    rfiRefusals,
    'alternative',
    'bad_quote',
    'below_floor',
    'changed',
    'no_item',
    'nothing',
    'ordered',
    'twice',
    'unknown_item',
    'unknown_line',
    'unknown_rfi',
  ),
});

export const askMakerAtDesk = defineContract({
  path: 'desk/api/:site/rfis/:number/ask_maker/',
  method: 'POST',
  summary: 'lets open lines wait for the maker until a day, and tells the buyer',
  request: z.object({
    ...target,
    lines: listOf(seenLine, maxLines),
    /** The buyer reads it. */
    note: freeText(500),
    until: freeText(10),
  }),
  reply: doneReply,
  refusals: pickRefusals(
    rfiRefusals,
    'answered',
    'bad_day',
    'changed',
    'no_reason',
    'nothing',
    'twice',
    'unknown_line',
    'unknown_rfi',
  ),
});

export const assignRfiAtDesk = defineContract({
  path: 'desk/api/:site/rfis/:number/assign/',
  method: 'POST',
  summary: 'gives an RFI to a member of staff, or to nobody',
  request: z.object({
    ...target,
    /** An e-mail address; '' for nobody. */
    to: freeText(254),
    /** Who had it when it was given away. */
    seen: freeText(254),
  }),
  reply: doneReply,
  refusals: pickRefusals(rfiRefusals, 'changed', 'unknown_rfi', 'unknown_staff'),
});

export const rfiAssignees = defineContract({
  path: 'desk/api/:site/rfi_assignees/',
  method: 'GET',
  summary: 'lists the staff of the site who may answer RFIs',
  request: z.object({ site: deskSite }),
  reply: z.object({
    success: z.literal(true),
    assignees: z.array(z.object({ email: z.string(), name: z.string() })),
  }),
});

export const withdrawQuotesAtDesk = defineContract({
  path: 'desk/api/:site/rfis/:number/withdraw/',
  method: 'POST',
  summary: 'withdraws quotes that are not ordered yet and mails the buyer why',
  request: z.object({ ...target, lines: listOf(seenLine, maxLines), reason: freeText(500) }),
  reply: doneReply,
  refusals: pickRefusals(
    rfiRefusals,
    'changed',
    'no_reason',
    'not_quoted',
    'nothing',
    'twice',
    'unknown_line',
    'unknown_rfi',
  ),
});

export const extendQuotesAtDesk = defineContract({
  path: 'desk/api/:site/rfis/:number/extend/',
  method: 'POST',
  summary: 'gives quotes a later last day and mails the buyer',
  request: z.object({ ...target, lines: listOf(seenLine, maxLines), validUntil: freeText(10) }),
  reply: doneReply,
  refusals: pickRefusals(
    rfiRefusals,
    'bad_day',
    'changed',
    'not_quoted',
    'nothing',
    'twice',
    'unknown_line',
    'unknown_rfi',
  ),
});

export const remindBuyerAtDesk = defineContract({
  path: 'desk/api/:site/rfis/:number/remind/',
  method: 'POST',
  summary: 'reminds the buyer of the quotes that can be ordered, at most once a day',
  request: z.object(target),
  reply: doneReply,
  refusals: pickRefusals(rfiRefusals, 'no_quote', 'reminded', 'unknown_rfi'),
});

export const holdLineAtDesk = defineContract({
  path: 'desk/api/:site/rfis/:number/hold/',
  method: 'POST',
  summary: 'puts a quoted line on hold, so that it cannot be ordered, or releases it',
  request: z.object({ ...target, lineNo, hold: z.boolean() }),
  reply: doneReply,
  refusals: pickRefusals(rfiRefusals, 'not_quoted', 'unknown_line'),
});

export const printQuoteAtDesk = defineContract({
  path: 'desk/api/:site/rfis/:number/quote/',
  method: 'GET',
  summary: 'returns a link, valid for five minutes, to the open quotes of an RFI as PDF, as the buyer sees it',
  request: z.object(target),
  reply: z.object({ success: z.literal(true), url: z.string() }),
  refusals: pickRefusals(rfiRefusals, 'no_quote'),
});
