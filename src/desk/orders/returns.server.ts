import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { decideReturn, receiveReturn } from '../../orders/returns/decide-return.server.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { decideReturnAtDesk, receiveReturnAtDesk } from './returns.contract.ts';

const mayReturn = { requires: staffPermissionTo('cancel-and-return') };

export const decideReturnCall = defineDeskCall(
  decideReturnAtDesk,
  mayReturn,
  async ({ number, seen, returnNo, approve, answer }, { database, site, by, now }) =>
    (await decideReturn(database, site, { number, returnNo, seen, approve, answer, by, now })) ?? {
      success: true as const,
    },
);

export const receiveReturnCall = defineDeskCall(
  receiveReturnAtDesk,
  mayReturn,
  async ({ number, seen, returnNo, lines, reason }, { database, site, by, now }) => {
    const received = await receiveReturn(database, site, {
      number,
      returnNo,
      seen,
      reason,
      by,
      now,
      lines: lines.map(({ lineNo, ...line }) => ({ lineNo, ...line })),
    });
    if (received instanceof Refusal) return received;
    const { creditNote: note } = received;
    return { success: true as const, creditNote: note?.number ?? '', totalMinor: note?.totalMinor ?? 0 };
  },
);
