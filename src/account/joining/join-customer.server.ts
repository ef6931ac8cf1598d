import type { Db } from '../../server/database/database.server.ts';
import { markMerged, movePapers, moveUser } from './join-customer.db.ts';

/** A user who belongs to another customer from now on. */
export type UserMove = { userId: number; fromCustomerId: number; toCustomerId: number };

/** Later areas move what they keep of the user: carts, RFIs. */
export type MoveRecords = (db: Db, move: UserMove) => Promise<void>;

declare module '../../server/calls/services.ts' {
  interface Services {
    moveRecords: MoveRecords;
  }
}

/**
 * Moves a user from the account of the own sign-up to the customer that the seller knows. Call it once that is proved,
 * and with both customers locked: from here on the user sees the customer's ledger.
 */
export async function joinCustomer(db: Db, move: UserMove, moveRecords: MoveRecords): Promise<void> {
  const { fromCustomerId, toCustomerId } = move;
  await moveUser(db, move);
  await movePapers(db, { fromCustomerId, toCustomerId });
  await moveRecords(db, move);
  await markMerged(db, { fromCustomerId, toCustomerId });
}
