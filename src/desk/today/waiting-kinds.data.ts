import type { StaffCapability } from '../../account/permissions/permissions.rule.ts';

type Waiting = {
  label: string;
  /** Below /desk/:site/, the list of what is counted, where it is worked on. */
  to: string;
  /** Who works on it. */
  requires: StaffCapability;
};

/** The kinds are in the order of Today. */
export const waitingKinds = {
  rfis: { label: 'RFIs to answer', to: 'rfis', requires: 'answer-rfis' },
  orders: { label: 'Orders to approve', to: 'orders?view=to-approve', requires: 'decide-orders' },
  late: { label: 'Late dispatches', to: 'orders?view=late', requires: 'dispatch-orders' },
  dispatches: { label: 'Dispatches due today', to: 'orders?view=due-today', requires: 'dispatch-orders' },
  'held-orders': { label: 'Held orders to look at again', to: 'orders?view=look-again', requires: 'hold-orders' },
  returns: {
    label: 'Orders with returns to decide',
    to: 'orders?view=returns-to-decide',
    requires: 'cancel-and-return',
  },
  'e-invoices': {
    label: 'Orders with an e-invoice not registered',
    to: 'orders?view=not-registered',
    requires: 'register-e-invoices',
  },
  accounts: { label: 'Accounts to verify', to: 'accounts?view=waiting', requires: 'decide-accounts' },
  papers: { label: 'Papers to check', to: 'papers', requires: 'decide-accounts' },
  'tax-numbers': {
    label: 'Customers with a tax number to verify',
    to: 'accounts?view=changed_number',
    requires: 'decide-accounts',
  },
  addresses: {
    label: 'Customers with an address to verify',
    to: 'accounts?view=addresses',
    requires: 'decide-accounts',
  },
  'bank-lines': { label: 'Bank lines to match', to: 'bank', requires: 'record-money' },
  payments: { label: 'Payments to look at', to: 'payments', requires: 'see-money' },
  calls: { label: 'Overdue customers to call', to: 'receivables', requires: 'send-reminders' },
  quotes: { label: 'RFIs with quotes that end by tomorrow', to: 'rfis?view=ending', requires: 'answer-rfis' },
  certificates: {
    label: 'Certificates that end soon',
    to: 'items/certificates?view=ending',
    requires: 'edit-items',
  },
  imports: { label: 'Imports that failed', to: 'imports?view=failed', requires: 'import-files' },
  messages: { label: 'Messages from the contact page', to: 'messages', requires: 'answer-messages' },
  webhooks: {
    label: 'Webhook addresses that fail',
    to: 'integrations#endpoints',
    requires: 'manage-integrations',
  },
} satisfies Readonly<Record<string, Waiting>>;
export type WaitingKind = keyof typeof waitingKinds;
