// Which tables staff may take out by their roles; they see no other exports.

import { canAtDesk, type StaffCapability } from '../../account/permissions/permissions.rule.ts';
import { type ExportKind, exportKinds } from './export-kind.data.ts';

const capabilityFor: Readonly<Record<ExportKind, StaffCapability>> = {
  items: 'export-catalogue',
  retired_items: 'export-catalogue',
  stock: 'export-catalogue',
  prices: 'export-catalogue',
  customers: 'export-customers',
  addresses: 'export-customers',
  contacts: 'export-customers',
  orders: 'export-orders',
  order_lines: 'export-orders',
  rfis: 'export-orders',
  invoices: 'export-accounts',
  invoice_lines: 'export-accounts',
  receipts: 'export-accounts',
  ledger: 'export-accounts',
  bills: 'export-accounts',
  everything: 'export-everything',
};

export const exportableKinds = (roles: readonly string[]): ExportKind[] =>
  exportKinds.filter((kind) => canAtDesk(roles, capabilityFor[kind]));

/** Those that the same staff may take out, and delete. */
export const kindsTogether = (kind: ExportKind): ExportKind[] =>
  exportKinds.filter((one) => capabilityFor[one] === capabilityFor[kind]);
