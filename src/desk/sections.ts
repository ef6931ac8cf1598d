import type { StaffCapability } from '../account/permissions/permissions.rule.ts';

export type DeskSection = {
  /** The path below /desk/:site/. */
  path: string;
  label: string;
  group: 'work' | 'data' | 'office';
  /** The key that is pressed after G. */
  key: string;
  /** The capability without which the section is not shown. */
  requires: StaffCapability;
};

/** The sections are in the order of the rail. */
export const deskSections: readonly DeskSection[] = [
  { path: 'today', label: 'Today', group: 'work', key: 't', requires: 'use-desk' },
  { path: 'rfis', label: 'RFIs', group: 'work', key: 'r', requires: 'see-rfis-at-desk' },
  { path: 'orders', label: 'Orders', group: 'work', key: 'o', requires: 'see-orders-at-desk' },
  { path: 'accounts', label: 'Customers', group: 'work', key: 'c', requires: 'see-customers' },
  { path: 'papers', label: 'Papers', group: 'work', key: 'p', requires: 'decide-accounts' },
  { path: 'bank', label: 'Bank', group: 'work', key: 'b', requires: 'see-money' },
  { path: 'payments', label: 'Payments', group: 'work', key: 'y', requires: 'see-money' },
  { path: 'receivables', label: 'Receivables', group: 'work', key: 'v', requires: 'see-money' },
  { path: 'reports', label: 'Reports', group: 'work', key: 'd', requires: 'see-reports' },
  { path: 'messages', label: 'Messages', group: 'work', key: 'm', requires: 'answer-messages' },
  { path: 'items', label: 'Items', group: 'data', key: 'i', requires: 'see-items-at-desk' },
  { path: 'prices', label: 'Price lists', group: 'data', key: 'l', requires: 'see-prices-at-desk' },
  { path: 'imports', label: 'Imports', group: 'data', key: 'f', requires: 'import-files' },
  { path: 'opening', label: 'Opening', group: 'office', key: 'u', requires: 'open-shop' },
  { path: 'settings', label: 'Settings', group: 'office', key: 'e', requires: 'change-settings' },
  { path: 'staff', label: 'Staff', group: 'office', key: 's', requires: 'manage-staff' },
  {
    path: 'integrations',
    label: 'Integrations',
    group: 'office',
    key: 'n',
    requires: 'manage-integrations',
  },
  { path: 'audit', label: 'Audit trail', group: 'office', key: 'a', requires: 'see-audit-trail' },
];
