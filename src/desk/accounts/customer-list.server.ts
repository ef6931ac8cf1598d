import { readCustomerSearch } from '../../account/customer-search.rule.ts';
import type { CustomerStatus } from '../../account/customer-status.data.ts';
import { invitationState } from '../../account/invitation-state.rule.ts';
import { statusLabel } from '../../account/permissions/account-status.rule.ts';
import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { taxNumberHints } from '../../account/tax-registration/tax-number-hints.rule.ts';
import type { RequestOf } from '../../lib/contract.ts';
import { type Day, dayOf } from '../../lib/dates.ts';
import { isOverdueOn } from '../../payments/credit/credit.server.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { regionName } from '../../sites/regions.data.ts';
import type { Site } from '../../sites/site.ts';
import { maxTotal, rowsPerPage } from '../list/list.contract.ts';
import { type CustomerListView, customerList } from './customer-list.contract.ts';
import {
  type CustomerListFilter,
  countCustomers,
  findCustomersInOrder,
  findManagers,
  type ListedCustomerRow,
} from './customer-list.db.ts';

type Request = RequestOf<typeof customerList>;

export const customerListCall = defineDeskCall(
  customerList,
  { requires: staffPermissionTo('see-customers') },
  async (request, { db, site, now }) => {
    const today = dayOf(now, site.calendar.timeZone);
    const filter = filterOf(request, site, today);
    const findPage = findCustomersInOrder.get(sortOf(request));
    const offset = (request.page - 1) * rowsPerPage;
    const [rows, [counted], managers] = await Promise.all([
      findPage ? findPage(db, { ...filter, limit: rowsPerPage, offset }) : [],
      countCustomers(db, { ...filter, most: maxTotal }),
      findManagers(db, { site: site.code }),
    ]);
    return {
      success: true as const,
      rows: rows.map((row) => toReply(row, site, today, now)),
      total: Math.min(counted?.count ?? 0, maxTotal),
      managers: managers.flatMap(({ name }) => name ?? []),
    };
  },
);

function sortOf({ sort, view }: Request): string {
  if (findCustomersInOrder.has(sort)) return sort;
  if (view === 'waiting') return 'waiting_since';
  if (view === 'refused') return '-waiting_since';
  return view === 'overdue' ? 'oldest_open_on' : 'company';
}

const customersPerRead = 2_000;

/** All customers that the list shows, in its order. */
export async function findIdsOfCustomerList(db: Db, site: Site, request: Request, now: Date): Promise<number[]> {
  const filter = filterOf(request, site, dayOf(now, site.calendar.timeZone));
  const findPage = findCustomersInOrder.get(sortOf(request));
  const ids: number[] = [];
  for (let offset = 0; findPage; offset += customersPerRead) {
    const rows = await findPage(db, { ...filter, limit: customersPerRead, offset });
    for (const { customerId } of rows) ids.push(customerId);
    if (rows.length < customersPerRead) break;
  }
  return ids;
}

const statuses: Partial<Record<CustomerListView, CustomerStatus>> = {
  active: 'active',
  approval: 'approval_pending',
  pending: 'verification_pending',
};

function filterOf({ view, q, manager }: Request, { code: site, country }: Site, today: Day): CustomerListFilter {
  return {
    site,
    today,
    manager,
    status: statuses[view] ?? '',
    waiting: view === 'waiting',
    refused: view === 'refused',
    overdue: view === 'overdue',
    changedNumber: view === 'changed_number',
    waitingAddress: view === 'addresses',
    nobody: view === 'nobody',
    ...readCustomerSearch(q, country),
  };
}

function toReply(row: ListedCustomerRow, site: Site, today: Day, now: Date) {
  const { graceDays, firstDueOn } = row;
  const isOverdue = row.status === 'active' && graceDays !== null && isOverdueOn({ firstDueOn, graceDays }, today);
  return {
    ...row,
    statusLabel: statusLabel(row.status, isOverdue ? 'Overdue' : undefined),
    overdue: isOverdue,
    look: lookAt(row, site),
    joined: joinedOf(row, now),
  };
}

function joinedOf({ hasUser, invitationEndsAt: endsAt }: ListedCustomerRow, now: Date) {
  if (hasUser) return 'joined' as const;
  return endsAt ? invitationState({ endsAt, joinedAt: null }, now) : null;
}

function lookAt(row: ListedCustomerRow, site: Site): string {
  if (row.taxNumber === null) return '';
  if (row.addedNumber && !row.taxNumberChanged) return `added ${site.tax.numberLabel} ${row.addedNumber}`;
  const states = row.regionIds.map((id) => regionName(site.country, id));
  const [hint] = taxNumberHints(row.taxNumber, site, states);
  if (hint) return hint.kind === 'check character' ? 'check character differs' : 'another state than the addresses';
  if (row.sameNumber > 0) return `same ${site.tax.numberLabel} as another account`;
  return row.taxNumberChanged ? `changed ${site.tax.numberLabel}` : '';
}
