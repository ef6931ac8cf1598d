import { readCustomerSearch } from '../../account/customer-search.rule.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { findPayersByText, type Payer } from './receipts.db.ts';

const shortest = 2;
const maxFound = 20;

/** Customers, those first whose name is or begins like the text. */
export async function searchPayers(db: Db, site: Site, text: string): Promise<Payer[]> {
  const typed = text.trim();
  if (typed.length < shortest) return [];
  return findPayersByText(db, { site: site.code, ...readCustomerSearch(typed, site.country), limit: maxFound });
}
