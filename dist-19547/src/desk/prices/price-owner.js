/** 'list-12' or 'customer-34', as in the address of a sheet. */
export const ownerText = ({ priceListId, customerId }                                                           ) =>
  priceListId === null ? `customer-${customerId}` : `list-${priceListId}`;

                                                                                                   

/** What is neither is a price list that does not exist. */
export function readOwner(text        )        {
  const [, kind, id = ''] = /^(list|customer)-(\d{1,15})$/.exec(text) ?? [];
  return kind === 'customer'
    ? { priceListId: null, customerId: Number(id) }
    : { priceListId: Number(id), customerId: null };
}
