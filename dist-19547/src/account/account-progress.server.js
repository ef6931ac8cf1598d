                                                                
import { findMyPapers } from './papers/papers.server.js';
import { findAccountMoments } from './users.db.js';

                                                                              

/** How far an account is on its way to being Active; times are ISO 8601, '' for what is still to come. */
export async function findAccountProgress(db    , { userId, customerId }                                        ) {
  const [[moments], { papers, asked }] = await Promise.all([
    findAccountMoments(db, { userId }),
    findMyPapers(db, customerId),
  ]);
  return {
    signed_up_at: moments?.signedUpAt.toISOString() ?? '',
    verified_at: moments?.emailVerifiedAt?.toISOString() ?? '',
    profile_at: moments?.profileAt?.toISOString() ?? '',
    reason: moments?.reason ?? '',
    papers,
    asked,
  };
}
