import type { Db } from '../../server/database/database.server.ts';
import { escapeLike } from '../../server/database/escape-like.ts';
import type { Site } from '../../sites/site.ts';
import { findPayersByText, type Payer } from './receipts.db.ts';

const shortest = 2;
const maxFound = 20;

/** Customers whose name or e-mail address begins with the text. */
export async function searchPayers(db: Db, site: Site, text: string): Promise<Payer[]> {
  const typed = text.trim().toLowerCase();
  if (typed.length < shortest) return [];
  return findPayersByText(db, { site: site.code, begins: `${escapeLike(typed)}%`, limit: maxFound });
}
