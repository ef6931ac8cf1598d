// The address of a comparison holds both items; one alone is compared with another that is still to be chosen.

export const compareHref = (itemIds: readonly number[]): string =>
  `/compare?${new URLSearchParams(itemIds.map((id) => ['item', String(id)]))}`;
