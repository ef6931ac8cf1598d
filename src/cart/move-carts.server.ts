import type { MoveRecords } from '../account/joining/join-customer.server.ts';
import { moveCartRows } from './move-carts.db.ts';

/** A cart goes with its user to the customer whom the user belongs to from now on. */
export const moveCarts: MoveRecords = async (db, { userId, toCustomerId }) => {
  await moveCartRows(db, { userId, toCustomerId });
};
