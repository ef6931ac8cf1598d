/** The name in the address of a record for the list it was opened from, as the search part of that list's address. */
export const listParam = 'list';

export const customerPath = (site: string, id: number, list: string) =>
  `/${site}/accounts/${id}?${new URLSearchParams({ [listParam]: list })}`;
