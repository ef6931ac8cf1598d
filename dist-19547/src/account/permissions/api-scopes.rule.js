// What a program of the seller may do, by the scopes of its token.

import { msg } from '../../lib/i18n.js';

export const apiScopes = {
  'items:read': msg('List items with their stock'),
  'items:write': msg('Add, change and retire items'),
  'stock:write': msg('Set the stock of items'),
  'prices:write': msg('Set rows of price lists and customers’ own prices'),
  'customers:read': msg('List customers with their credit terms'),
  'terms:write': msg('Set credit terms'),
  'orders:read': msg('List orders with their dispatches'),
  'orders:decide': msg('Confirm or reject orders'),
  'dispatches:write': msg('Record dispatches, which issues their tax invoices, or sends your own'),
  'invoices:read': msg('List tax invoices, credit notes and receipts'),
  'receipts:write': msg('Record money received'),
}         ;

                                              

export const apiScopeNames = Object.keys(apiScopes)              ;

export const hasScope = (scopes                   , scope          )          => scopes.includes(scope);
