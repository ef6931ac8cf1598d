import { staffPermissionTo } from '../../account/permissions/permission-to.server.js';
import { pickLine, pickRest, putBackLine, weighCarton } from '../../orders/picking/pick-line.server.js';
import { defineDeskCall } from '../../server/calls/define-call.server.js';
import { pickLineAtDesk, pickRestAtDesk, putBackAtDesk, weighCartonAtDesk } from './picking.contract.js';

const done = { success: true          };
const mayDispatch = { requires: staffPermissionTo('dispatch-orders') };

const pickLineCall = defineDeskCall(
  pickLineAtDesk,
  mayDispatch,
  async ({ number, line_no: lineNo, seen_pick: seenPick, lots, short }, { database, site, by, now }) =>
    (await pickLine(database, site, { number, lineNo, lots, short, seenPick, by, now })) ?? done,
);

const pickRestCall = defineDeskCall(
  pickRestAtDesk,
  mayDispatch,
  async ({ number }, { database, site, by, now }) => (await pickRest(database, site, { number, by, now })) ?? done,
);

const putBackCall = defineDeskCall(
  putBackAtDesk,
  mayDispatch,
  async ({ number, line_no: lineNo, seen_pick: seenPick }, { database, site, by, now }) =>
    (await putBackLine(database, site, { number, lineNo, seenPick, by, now })) ?? done,
);

const weighCartonCall = defineDeskCall(
  weighCartonAtDesk,
  mayDispatch,
  async ({ number, carton_no: cartonNo, gross_kg: grossKg }, { database, site }) =>
    (await weighCarton(database, site, { number, cartonNo, grossKg })) ?? done,
);

export const pickingCalls = [pickLineCall, pickRestCall, putBackCall, weighCartonCall];
