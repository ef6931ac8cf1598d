import type { Db } from '../server/database/database.server.ts';
import { findMyPapers } from './papers/papers.server.ts';
import { needsCorrection } from './permissions/account-status.rule.ts';
import { findAccountMoments } from './users.db.ts';

export type AccountProgress = Awaited<ReturnType<typeof findAccountProgress>>;

/** How far an account is on its way to being Active; times are ISO 8601, '' for what is still to come. */
export async function findAccountProgress(db: Db, { userId, customerId }: { userId: number; customerId: number }) {
  const [[moments], { papers, asked }] = await Promise.all([
    findAccountMoments(db, { userId }),
    findMyPapers(db, customerId),
  ]);
  return {
    signed_up_at: moments?.signedUpAt.toISOString() ?? '',
    verified_at: moments?.emailVerifiedAt?.toISOString() ?? '',
    profile_at: moments?.profileAt?.toISOString() ?? '',
    reason: moments?.statusReason ?? '',
    needs_correction: moments !== undefined && needsCorrection(moments),
    papers,
    asked,
  };
}
