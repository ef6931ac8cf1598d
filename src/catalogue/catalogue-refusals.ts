import { msg } from '../lib/i18n.ts';

const unknownCategory = msg('No item has the category {category} any more.');

export const categoryRefusals = {
  'changed.arranged': msg('The categories have changed meanwhile; {by} arranged them, {at}. Please check again.'),
  'changed.other': msg('The categories have changed meanwhile. Please check again.'),
  'changed.same': msg('This is their order already.'),
  'from.items': msg('{from} has {items} now, not {asked}. Please check again.'),
  'from.renamed': msg('{from} is called {to} now; {by} renamed it, {at}.'),
  'from.unknown': unknownCategory,
  'into.conflict': msg(
    '{rows} for {from} would conflict with prices for {into} in the same list. Please end one or the other first.',
  ),
  'into.same': msg('Please choose another category.'),
  'into.unknown': unknownCategory,
  'to.exists': msg('There is a category {name} already; merge the two instead.'),
  'to.same': msg('That is its name already.'),
  'to.wrong': msg('A category needs a name with a letter or digit, at most 80 long.'),
} as const;

export const certificateRefusals = {
  'category.unknown': msg('{maker} has no items in this category on sale.'),
  'ended.ended': msg('{by} ended this certificate, {at}.'),
  'ended.replaced': msg('Somebody has replaced this certificate already.'),
  file: '{reason}',
  'file.gone': msg('The file is no longer here. Please choose it again.'),
  'itemCode.unknown': msg('No item has the stock code {code}.'),
  'maker.unknown': msg('No item of this maker is on sale.'),
  'number.known': msg('This certificate is in the list already, from {from}. To change it, please replace that one.'),
  too_many: msg('There are {max} certificates already; please end some first.'),
} as const;

/** What buyers are told of an item that was taken off sale. */
export const offeredItemRefusals = { unknown_item: 'This item is no longer available.' } as const;

export const itemRefusals = {
  'already.on_sale': msg('It is on sale already.'),
  'already.retired': msg('It is retired since {since}.'),
} as const;

export const pictureRefusals = {
  file: '{reason}',
  'gone.others': msg('Somebody has added or removed pictures meanwhile. Please check again.'),
  'gone.removed': msg('Somebody has removed this picture already.'),
  same: msg('The item has this picture already.'),
} as const;

const unknownCustomer = msg('This customer was not found.');

export const priceListRefusals = {
  changed_meanwhile: msg('This price list is called {list} now; somebody else renamed it.'),
  unknown_customer: unknownCustomer,
  unknown_item: '{reason}',
  'unknown_item.no_item': msg('{typed} is no item; write an item code or a designation'),
  'unknown_item.not_found': msg('This item was not found.'),
  'unknown_owner.account': msg('There is no account {name}.'),
  'unknown_owner.customer': unknownCustomer,
  'unknown_owner.list': msg('This price list was not found.'),
  'unknown_owner.no_list': msg('There is no price list {name}; write one of {names}, or an e-mail address.'),
  'unknown_owner.no_lists': msg(
    'There is no price list {name}, nor any other yet; make it at the desk under Prices, then check the file again.',
  ),
  wrong_name: '{reason}',
  'wrong_name.taken': msg('There is a price list of this name already.'),
} as const;

export const searchWordRefusals = {
  'codes.none': msg('Please name the items that it finds, by their stock codes.'),
  'codes.too_many': msg('Please name at most {max} items.'),
  'codes.unknown': msg('No item has the stock code {codes}.'),
  word: '{reason}',
  'word.changed': msg('{word} finds {items} now; {by} wrote that, {at}.'),
  'word.gone': msg('There is no search word {word} any more.'),
  'word.is_number': msg('This is the number of {maker} {item}; a search finds it already.'),
  'word.removed': msg('Somebody has removed this search word meanwhile.'),
  'word.too_many': msg('There are {max} search words already; remove some first.'),
} as const;

export const stockRefusals = {
  item_twice: 'Item {code} is in this request twice for the same branch.',
  less_than_reserved: '{reason}',
  unknown_branch: 'There is no branch {branch}.',
  unknown_item: 'There is no item {code}.',
} as const;
