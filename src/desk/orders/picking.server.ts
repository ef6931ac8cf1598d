import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { pickLine, pickRest, putBackLine, weighCarton } from '../../orders/picking/pick-line.server.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { pickLineAtDesk, pickRestAtDesk, putBackAtDesk, weighCartonAtDesk } from './picking.contract.ts';

const done = { success: true as const };
const mayDispatch = { requires: staffPermissionTo('dispatch-orders') };

export const pickLineCall = defineDeskCall(
  pickLineAtDesk,
  mayDispatch,
  async ({ number, lineNo, seenPick, lots, short }, { database, site, by, now }) =>
    (await pickLine(database, site, { number, lineNo, lots, short, seenPick, by, now })) ?? done,
);

export const pickRestCall = defineDeskCall(
  pickRestAtDesk,
  mayDispatch,
  async ({ number, only }, { database, site, by, now }) =>
    (await pickRest(database, site, { number, only, by, now })) ?? done,
);

export const putBackCall = defineDeskCall(
  putBackAtDesk,
  mayDispatch,
  async ({ number, lineNo, seenPick }, { database, site, by, now }) =>
    (await putBackLine(database, site, { number, lineNo, seenPick, by, now })) ?? done,
);

export const weighCartonCall = defineDeskCall(
  weighCartonAtDesk,
  mayDispatch,
  async ({ number, cartonNo, grossKg }, { database, site }) =>
    (await weighCarton(database, site, { number, cartonNo, grossKg })) ?? done,
);
