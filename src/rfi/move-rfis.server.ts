import type { MoveRecords } from '../account/joining/join-customer.server.ts';
import { moveRfiRows } from './move-rfis.db.ts';

/** RFIs go with their user to the customer whom the user belongs to from now on. */
export const moveRfis: MoveRecords = async (db, move) => {
  await moveRfiRows(db, move);
};
