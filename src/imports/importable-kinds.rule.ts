// Which kinds of files staff may import by their roles; they see no other imports.

import { canAtDesk, type StaffCapability } from '../account/permissions/permissions.rule.ts';
import { type ImportKind, importKinds } from './import-kind.data.ts';

const capabilityFor: Readonly<Record<ImportKind, StaffCapability>> = {
  items: 'import-catalogue',
  stock: 'import-catalogue',
  prices: 'import-catalogue',
  customers: 'import-customers',
  bills: 'record-money',
  pictures: 'import-catalogue',
};

export const importableKinds = (roles: readonly string[]): ImportKind[] =>
  importKinds.filter((kind) => canAtDesk(roles, capabilityFor[kind]));
