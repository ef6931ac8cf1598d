// An item's page leads to its calculation, which keeps the item as long as its number is not changed.

type Named = { itemname: string; itemid: number };

export const itemCalculationHref = ({ itemname, itemid }: Named): string =>
  `/calculate?${new URLSearchParams({ bearing: itemname, item: String(itemid) })}`;
