import type { StaffCapability } from '../../account/permissions/permissions.rule.ts';
import { msg } from '../../lib/i18n.ts';

export type WaitingKind =
  | 'accounts'
  | 'addresses'
  | 'tax-numbers'
  | 'papers'
  | 'rfis'
  | 'orders'
  | 'late'
  | 'dispatches'
  | 'returns'
  | 'e-invoices'
  | 'quotes'
  | 'bank-lines'
  | 'payments'
  | 'messages';

type Waiting = {
  label: string;
  /** Below /desk/:site/, where it is worked on. */
  to: string;
  /** Who works on it. */
  requires: StaffCapability;
};

/** In the order of Today. */
export const waitingKinds: Readonly<Record<WaitingKind, Waiting>> = {
  rfis: { label: msg('RFIs to answer'), to: 'rfis', requires: 'answer-rfis' },
  orders: { label: msg('Orders to approve'), to: 'orders?view=to-approve', requires: 'decide-orders' },
  late: { label: msg('Late dispatches'), to: 'orders?view=late', requires: 'dispatch-orders' },
  dispatches: { label: msg('Dispatches due today'), to: 'orders?view=due-today', requires: 'dispatch-orders' },
  returns: { label: msg('Returns to decide'), to: 'orders?view=returns', requires: 'cancel-and-return' },
  'e-invoices': {
    label: msg('E-invoices not registered'),
    to: 'orders?view=not-registered',
    requires: 'register-e-invoices',
  },
  accounts: { label: msg('Accounts to verify'), to: 'accounts?view=waiting', requires: 'decide-accounts' },
  papers: { label: msg('Papers to check'), to: 'papers', requires: 'decide-accounts' },
  'tax-numbers': { label: msg('Changed tax numbers'), to: 'accounts?view=changed_number', requires: 'decide-accounts' },
  addresses: { label: msg('Addresses to verify'), to: 'accounts?view=addresses', requires: 'decide-accounts' },
  'bank-lines': { label: msg('Bank lines to match'), to: 'bank', requires: 'record-money' },
  payments: { label: msg('Payments to look at'), to: 'payments', requires: 'see-money' },
  quotes: { label: msg('Quotes that end by tomorrow'), to: 'rfis?view=quoted', requires: 'answer-rfis' },
  messages: { label: msg('Messages from the contact page'), to: 'messages', requires: 'answer-messages' },
};
