import type { Db } from '../../server/database/database.server.ts';
import { likePart } from '../../server/database/escape-like.ts';
import type { Site } from '../../sites/site.ts';
import { readCustomerSearch } from '../customer-search.rule.ts';
import type { PaperStatus } from './paper-status.data.ts';
import { findPapers, type PaperRow } from './papers.db.ts';
import type { ListedPaper } from './staff-papers.contract.ts';
import {
  findListedPapers,
  findNextWaiting,
  findPaperForStaff,
  findPaperIds,
  type PaperForStaff,
} from './staff-papers.db.ts';

export type PaperSearch = { status: PaperStatus; q: string; limit: number; offset: number; maxTotal: number };

/** Papers that wait are listed from the oldest, the others from the newest. */
export async function findPapersForStaff(
  db: Db,
  { code: site, country }: Site,
  { maxTotal, q, ...search }: PaperSearch,
): Promise<{ rows: ListedPaper[]; total: number }> {
  const { ids, total } = await findPaperIds(db, {
    site,
    ...search,
    ...readCustomerSearch(q, country),
    pattern: likePart(q),
    max: maxTotal,
  });
  return { rows: ids.length === 0 ? [] : await findListedPapers(db, { ids }), total };
}

/** `others`: of the same customer, the newest first; `nextId`: what waits after this one. */
export type PaperReview = { paper: PaperForStaff; others: PaperRow[]; nextId: number | undefined };

const maxPapers = 40;

export async function findPaperToReview(db: Db, { code: site }: Site, id: number): Promise<PaperReview | undefined> {
  const [paper] = await findPaperForStaff(db, { site, id });
  if (!paper) return undefined;
  const [papers, [next]] = await Promise.all([
    findPapers(db, { customerId: paper.customerId, limit: maxPapers }),
    findNextWaiting(db, { site, id }),
  ]);
  return { paper, others: papers.filter((one) => one.id !== id), nextId: next?.id };
}
