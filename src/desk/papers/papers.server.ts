import { formatCityLine } from '../../account/addresses/format-city-line.rule.ts';
import { type CustomerView, viewCustomer } from '../../account/customers/customer-view.server.ts';
import { decidePaper } from '../../account/papers/decide-paper.server.ts';
import { withKindLabel } from '../../account/papers/paper-kind.rule.ts';
import { findPapersForStaff, findPaperToReview } from '../../account/papers/staff-papers.server.ts';
import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { notFound } from '../../server/refuse.server.ts';
import { regionName } from '../../sites/regions.data.ts';
import type { Site } from '../../sites/site.ts';
import { maxTotal, rowsPerPage } from '../list/list.contract.ts';
import { decidePaperAtDesk, listPapersAtDesk, reviewPaperAtDesk } from './papers.contract.ts';

type TypedValue = { label: string; value: string; isCode: boolean };

const maxAddresses = 10;

/** The values that the buyer typed, in the order in which they stand on a certificate. */
export function typedValues({ company, people, registrations, addresses }: CustomerView, site: Site): TypedValue[] {
  const [registration] = registrations;
  const [person] = people;
  const number = registration?.pendingNumber ?? registration?.number ?? '';
  const signatory = [person?.title, person?.firstName, person?.lastName].filter(Boolean).join(' ');
  const placeOf = ({ line, cityName, pincode, regionId }: CustomerView['addresses'][number]) =>
    [line, formatCityLine(cityName, pincode, regionName(site.country, regionId))].filter(Boolean).join(', ');
  const of = (purpose: 'billing' | 'delivery') =>
    addresses.filter((one) => one.purpose === purpose).slice(0, maxAddresses);
  return [
    { label: site.tax.numberLabel, value: number, isCode: true },
    { label: 'Legal name', value: registration?.legalName ?? company, isCode: false },
    { label: 'Authorised Signatory', value: signatory, isCode: false },
    ...of('billing').map((one) => ({ label: 'Billing address', value: placeOf(one), isCode: false })),
    ...of('delivery').map((one) => ({ label: 'Delivery address', value: placeOf(one), isCode: false })),
  ].filter(({ value }) => value !== '');
}

const requires = staffPermissionTo('decide-accounts');

export const listPapersCall = defineDeskCall(
  listPapersAtDesk,
  { requires },
  async ({ q, view, page }, { db, site }) => {
    const status = view === 'accepted' || view === 'rejected' ? view : 'waiting';
    const range = { limit: rowsPerPage, offset: (page - 1) * rowsPerPage, maxTotal };
    const { rows, total } = await findPapersForStaff(db, site, { status, q, ...range });
    return { success: true as const, rows: rows.map((row) => withKindLabel(row, site)), total };
  },
);

export const reviewPaperCall = defineDeskCall(reviewPaperAtDesk, { requires }, async ({ id }, { db, site }) => {
  const review = await findPaperToReview(db, site, id);
  const customer = review && (await viewCustomer(db, site, review.paper.customerId));
  if (!customer) throw notFound('The paper');
  const { paper, others, nextId } = review;
  return {
    success: true as const,
    paper: { ...withKindLabel(paper, site), company: customer.company },
    account: { status: customer.status, email: customer.people[0]?.email ?? '' },
    typed: typedValues(customer, site),
    checks: customer.registrations[0]?.checks ?? [],
    others: others.map((other) => withKindLabel(other, site)),
    nextId: nextId ?? null,
  };
});

export const decidePaperCall = defineDeskCall(
  decidePaperAtDesk,
  { requires },
  async ({ id, accept, reason }, { database, site, by, now }) => {
    const decision = accept ? 'accepted' : 'rejected';
    const refusal = await decidePaper(database, site, { paperId: id, decision, reason, by, now });
    return refusal ?? { success: true as const };
  },
);
