/** 'list-12' or 'customer-34', as in the address of a sheet. */
export const ownerText = ({ priceListId, customerId }: { priceListId: number | null; customerId: number | null }) =>
  priceListId === null ? `customer-${customerId}` : `list-${priceListId}`;

type Owner = { priceListId: number; customerId: null } | { priceListId: null; customerId: number };

/** A text that is neither is read as a price list that does not exist. */
export function readOwner(text: string): Owner {
  const [, kind, id = ''] = /^(list|customer)-(\d{1,15})$/.exec(text) ?? [];
  return kind === 'customer'
    ? { priceListId: null, customerId: Number(id) }
    : { priceListId: Number(id), customerId: null };
}
