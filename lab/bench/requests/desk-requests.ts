import { customerHistoryAtDesk, customerRecord } from '../../../src/desk/accounts/customer.contract.ts';
import { customerList } from '../../../src/desk/accounts/customer-list.contract.ts';
import { bankLineAtDesk, bankLinesAtDesk, payersAtDesk } from '../../../src/desk/bank/bank.contract.ts';
import { findAtDesk } from '../../../src/desk/find/find.contract.ts';
import { listMessagesAtDesk } from '../../../src/desk/messages/messages.contract.ts';
import { listOrdersAtDesk } from '../../../src/desk/orders/order-list.contract.ts';
import { orderAtDesk } from '../../../src/desk/orders/order-record.contract.ts';
import { listPapersAtDesk, reviewPaperAtDesk } from '../../../src/desk/papers/papers.contract.ts';
import { explainPriceAtDesk } from '../../../src/desk/prices/explain-price.contract.ts';
import { findCustomersToPriceAtDesk, listPriceListsAtDesk } from '../../../src/desk/prices/price-lists.contract.ts';
import { listPriceRowsAtDesk, priceHistoryAtDesk } from '../../../src/desk/prices/price-rows.contract.ts';
import { receivablesAtDesk, remindersAtDesk } from '../../../src/desk/receivables/receivables.contract.ts';
import { listRfisAtDesk, rfiAtDesk, rfiLineFacts } from '../../../src/desk/rfis/rfi-desk.contract.ts';
import { listStaffAtDesk } from '../../../src/desk/staff/staff-list.contract.ts';
import { siteFigures, waitingWork } from '../../../src/desk/today/today.contract.ts';
import { callUrl } from '../../../src/lib/call-url.ts';
import type { Contract, RequestInput } from '../../../src/lib/contract.ts';
import { orderViews, staffOrderSorts } from '../../../src/orders/staff-view/order-views.ts';
import type { SiteCode } from '../../../src/sites/site.ts';
import type { DeskSamples } from './desk-samples.ts';

/** Paths by what they show; those of one name are sent in turn. */
export type DeskRequests = Record<string, readonly string[]>;

const wide = { letter: 'a', 'two letters': 'in', word: 'industries', nothing: 'zzqxv' };
const deepPage = '200';

export function buildDeskRequests(site: SiteCode, samples: DeskSamples): DeskRequests {
  const get = <C extends Contract>(contract: C, request: Omit<RequestInput<C>, 'site'>): string =>
    callUrl(contract, { site, ...request });
  const searches = (name: string, contract: Contract, selective: readonly string[], fixed = {}): DeskRequests => ({
    [`${name}, found by few`]: selective.map((q) => get(contract, { ...fixed, q })),
    ...Object.fromEntries(
      Object.entries(wide).map(([kind, q]) => [`${name}, ${kind}`, [get(contract, { ...fixed, q })]]),
    ),
  });
  const views = (
    name: string,
    contract: Contract,
    all: readonly string[],
    sorts: readonly string[] = [''],
  ): DeskRequests =>
    Object.fromEntries(
      all.flatMap((view) =>
        sorts.map((sort) => [
          `${name} ${view || 'as it opens'}${sort && `, by ${sort}`}`,
          [get(contract, { view, sort })],
        ]),
      ),
    );
  const deep = (name: string, contract: Contract, view: string, fixed = {}): DeskRequests => ({
    [`${name} ${view}, page ${deepPage}`]: [get(contract, { ...fixed, view, page: deepPage })],
  });
  const owner = `list-${samples.priceListId}`;
  const inList = (fixed: object) => get(listPriceRowsAtDesk, { owner, ...fixed });
  return {
    today: [get(waitingWork, {})],
    figures: [get(siteFigures, {})],
    ...searches('find', findAtDesk, samples.toFind),

    ...views('orders', listOrdersAtDesk, orderViews),
    ...views('orders', listOrdersAtDesk, ['all', 'open', 'unpaid', 'to-dispatch'], staffOrderSorts),
    ...deep('orders', listOrdersAtDesk, 'all'),
    ...deep('orders', listOrdersAtDesk, 'open'),
    ...searches('orders', listOrdersAtDesk, samples.orderTexts, { view: 'all' }),
    ...searches('open orders', listOrdersAtDesk, samples.orderTexts),
    'orders, common item': [get(listOrdersAtDesk, { view: 'all', q: samples.commonItem })],
    'orders, this year': [get(listOrdersAtDesk, { view: 'all', q: samples.numberStart })],
    'order record': samples.orders.map((number) => get(orderAtDesk, { number })),

    ...views('RFIs', listRfisAtDesk, ['waiting', 'quoted', 'all']),
    ...deep('RFIs', listRfisAtDesk, 'all'),
    ...searches('RFIs', listRfisAtDesk, samples.rfis, { view: 'all' }),
    ...searches('open quotes', listRfisAtDesk, samples.rfis, { view: 'quoted' }),
    'RFI record': samples.rfis.map((number) => get(rfiAtDesk, { number })),
    'RFI line facts': samples.rfis.map((number) => get(rfiLineFacts, { number, line: '1' })),

    ...views('accounts', customerList, ['', 'waiting', 'overdue', 'changed_number', 'active', 'approval', 'pending']),
    ...views(
      'accounts',
      customerList,
      ['', 'overdue'],
      ['company', 'created_at', 'waiting_since', 'unpaid_minor', 'oldest_open_on'].flatMap((key) => [key, `-${key}`]),
    ),
    'accounts of a manager': [get(customerList, { manager: 'Manager C' })],
    ...deep('accounts', customerList, ''),
    ...searches('accounts', customerList, samples.customerTexts),
    'account record': samples.customers.map((customerId) => get(customerRecord, { customerId })),
    'account history': samples.customers.map((customerId) => get(customerHistoryAtDesk, { customerId })),

    ...views('papers', listPapersAtDesk, ['waiting', 'accepted', 'rejected']),
    ...deep('papers', listPapersAtDesk, 'accepted'),
    ...searches('papers accepted', listPapersAtDesk, samples.companies, { view: 'accepted' }),
    ...searches('papers waiting', listPapersAtDesk, samples.companies),
    'paper record': samples.papers.map((id) => get(reviewPaperAtDesk, { id })),

    ...views('messages', listMessagesAtDesk, ['open', 'done']),
    ...deep('messages', listMessagesAtDesk, 'done'),
    ...searches('messages done', listMessagesAtDesk, samples.senders, { view: 'done' }),
    ...searches('messages open', listMessagesAtDesk, samples.senders),

    'bank lines open': [get(bankLinesAtDesk, {})],
    'bank lines decided': [get(bankLinesAtDesk, { view: 'decided' })],
    'bank lines decided, a year ago': [get(bankLinesAtDesk, { view: 'decided', ...samples.oldBankLine })],
    'bank line record': samples.bankLines.map((id) => get(bankLineAtDesk, { id })),
    ...searches('payers', payersAtDesk, samples.companies),

    ...views('receivables', receivablesAtDesk, ['', 'overdue'], ['', 'total']),
    ...deep('receivables', receivablesAtDesk, ''),
    ...searches('receivables', receivablesAtDesk, samples.companies),
    'reminders of a customer': samples.customers.map((id) => get(remindersAtDesk, { customerId: String(id) })),

    'price lists': [get(listPriceListsAtDesk, {})],
    ...Object.fromEntries(
      ['current', 'planned', 'ending', 'ended'].map((view) => [`price rows ${view}`, [inList({ view })]]),
    ),
    ...deep('price rows', listPriceRowsAtDesk, 'current', { owner }),
    ...searches('price rows', listPriceRowsAtDesk, samples.items, { owner }),
    'price rows of a customer': samples.pricedCustomers.map((id) =>
      get(listPriceRowsAtDesk, { owner: `customer-${id}` }),
    ),
    'price history': [get(priceHistoryAtDesk, { owner })],
    'price explained': samples.customers.map((customerId) =>
      get(explainPriceAtDesk, { customerId, item: samples.items[0] ?? '', quantity: '40' }),
    ),
    ...searches('customers to price', findCustomersToPriceAtDesk, samples.companies),
    staff: [get(listStaffAtDesk, {})],
  };
}
