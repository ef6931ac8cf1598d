// What a program of the seller may do, by the scopes of its token.

import { msg } from '../../lib/i18n.ts';

export const apiScopes = {
  'items:read': msg('List items with their stock'),
  'items:write': msg('Add, change and retire items'),
  'stock:write': msg('Set the stock of items'),
  'prices:read': msg('List rows of price lists and customers’ own prices'),
  'prices:write': msg('Set rows of price lists and customers’ own prices'),
  'customers:read': msg('List customers with their credit terms'),
  'terms:write': msg('Set credit terms'),
  'orders:read': msg('List orders with their dispatches'),
  'orders:decide': msg('Confirm or reject orders'),
  'dispatches:write': msg('Record dispatches, which issues their tax invoices, or sends your own'),
  'invoices:read': msg('List tax invoices, credit notes and receipts'),
  'receipts:write': msg('Record money received'),
} as const;

export type ApiScope = keyof typeof apiScopes;

export const apiScopeNames = Object.keys(apiScopes) as ApiScope[];

export const hasScope = (scopes: readonly string[], scope: ApiScope): boolean => scopes.includes(scope);
