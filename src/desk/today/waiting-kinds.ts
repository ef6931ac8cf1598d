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
  | 'calls'
  | 'imports'
  | 'messages'
  | 'webhooks';

type Waiting = {
  label: string;
  /** Below /desk/:site/, the list of what is counted, where it is worked on. */
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
  returns: {
    label: msg('Orders with returns to decide'),
    to: 'orders?view=returns-to-decide',
    requires: 'cancel-and-return',
  },
  'e-invoices': {
    label: msg('Orders with an e-invoice not registered'),
    to: 'orders?view=not-registered',
    requires: 'register-e-invoices',
  },
  accounts: { label: msg('Accounts to verify'), to: 'accounts?view=waiting', requires: 'decide-accounts' },
  papers: { label: msg('Papers to check'), to: 'papers', requires: 'decide-accounts' },
  'tax-numbers': {
    label: msg('Customers with a tax number to verify'),
    to: 'accounts?view=changed_number',
    requires: 'decide-accounts',
  },
  addresses: {
    label: msg('Customers with an address to verify'),
    to: 'accounts?view=addresses',
    requires: 'decide-accounts',
  },
  'bank-lines': { label: msg('Bank lines to match'), to: 'bank', requires: 'record-money' },
  payments: { label: msg('Payments to look at'), to: 'payments', requires: 'see-money' },
  calls: { label: msg('Overdue customers to call'), to: 'receivables', requires: 'send-reminders' },
  quotes: { label: msg('RFIs with quotes that end by tomorrow'), to: 'rfis?view=ending', requires: 'answer-rfis' },
  imports: { label: msg('Imports that failed'), to: 'imports?view=failed', requires: 'import-files' },
  messages: { label: msg('Messages from the contact page'), to: 'messages', requires: 'answer-messages' },
  webhooks: {
    label: msg('Webhook addresses that fail'),
    to: 'integrations#endpoints',
    requires: 'manage-integrations',
  },
};
