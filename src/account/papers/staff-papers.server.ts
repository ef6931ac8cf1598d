import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { findPapers, type PaperRow } from './papers.db.ts';
import type { PaperStatus } from './papers.table.ts';
import {
  countPapers,
  findNextWaiting,
  findPaperForStaff,
  type ListedPaper,
  listPapersFromNewest,
  listPapersFromOldest,
  type PaperForStaff,
} from './staff-papers.db.ts';

export type PaperSearch = { status: PaperStatus; q: string; limit: number; offset: number; maxTotal: number };

/** Those that wait are listed from the oldest, the others from the newest. */
export async function findPapersForStaff(
  db: Db,
  { code: site }: Site,
  { status, q, limit, offset, maxTotal }: PaperSearch,
): Promise<{ rows: ListedPaper[]; total: number }> {
  const list = status === 'waiting' ? listPapersFromOldest : listPapersFromNewest;
  const [rows, [count]] = await Promise.all([
    list(db, { site, status, q, limit, offset }),
    countPapers(db, { site, status, q, max: maxTotal }),
  ]);
  return { rows, total: count?.total ?? 0 };
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
