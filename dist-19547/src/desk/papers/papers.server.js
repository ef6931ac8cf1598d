import { viewCustomer } from '../../account/customers/customer-view.server.js';
import { decidePaper } from '../../account/papers/decide-paper.server.js';
import {                 paperKindLabel } from '../../account/papers/paper-kind.rule.js';
import { findPapersForStaff, findPaperToReview } from '../../account/papers/staff-papers.server.js';
import { staffPermissionTo } from '../../account/permissions/permission-to.server.js';
                                                     
import { t } from '../../lib/i18n.js';
import { defineDeskCall } from '../../server/calls/define-call.server.js';
import { notFound } from '../../server/refuse.server.js';
                                                
import { maxTotal, rowsPerPage } from '../list/list.contract.js';
import { decidePaperAtDesk, listPapersAtDesk, reviewPaperAtDesk } from './papers.contract.js';
import { typedValues } from './typed-values.server.js';

const requires = staffPermissionTo('decide-accounts');

                                                            
                                                                   
                                                                                                              

const toRow = (paper        , company        , site      )      => ({
  paper_id: paper.id,
  customer_id: paper.customerId,
  company,
  kind: paperKindLabel(paper.kind, site),
  file_name: paper.fileName,
  uploaded_at: paper.createdAt.toISOString(),
  decided_by: paper.decidedBy ?? '',
  decided_at: paper.decidedAt?.toISOString() ?? '',
});

export const listPapersCall = defineDeskCall(
  listPapersAtDesk,
  { requires },
  async ({ q, view, page }, { db, site }) => {
    const status = view === 'accepted' || view === 'rejected' ? view : 'waiting';
    const range = { limit: rowsPerPage, offset: (page - 1) * rowsPerPage, maxTotal };
    const { rows, total } = await findPapersForStaff(db, site, { status, q, ...range });
    return { success: true         , rows: rows.map((row) => toRow(row, row.company, site)), total };
  },
);

export const reviewPaperCall = defineDeskCall(reviewPaperAtDesk, { requires }, async ({ id }, { db, site }) => {
  const review = await findPaperToReview(db, site, id);
  const customer = review && (await viewCustomer(db, site, review.paper.customerId));
  if (!customer) throw notFound(t`The paper`);
  const { paper, others, nextId } = review;
  const { status, reason, type, pages } = paper;
  return {
    success: true         ,
    paper: { ...toRow(paper, customer.company, site), status, reason: reason ?? '', type, pages },
    account: { status: customer.status, email: customer.people[0]?.email ?? '' },
    typed: typedValues(customer, site),
    checks: (customer.registrations[0]?.checks ?? []).map(({ passed, text }) => ({ passed, text })),
    others: others.map((other) => ({
      paper_id: other.id,
      kind: paperKindLabel(other.kind, site),
      status: other.status,
      uploaded_at: other.createdAt.toISOString(),
    })),
    next_id: nextId ?? 0,
  };
});

export const decidePaperCall = defineDeskCall(
  decidePaperAtDesk,
  { requires },
  async ({ id, accept, reason }, { database, site, by, now }) => {
    const decision = accept ? 'accepted' : 'rejected';
    const refusal = await decidePaper(database, site, { paperId: id, decision, reason, by, now });
    return refusal ?? { success: true          };
  },
);
