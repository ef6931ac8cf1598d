// The price of one piece as a line of a purchase order states it: the one that times the quantity makes another amount of the
// line, else the only amount with two decimals. A line that says neither states none.

const amounts = /(?<![\w.,/-])(\d{1,3}(?:,\d{2,3})+(?:\.\d{1,2})?|\d{1,10}(?:\.\d{1,2})?)(?![\w/-]|[.,]\d)/g;

/** In minor units. */
export function statedPrice(text: string, quantity: number): number | undefined {
  const written = [...text.matchAll(amounts)].map(([number]) => number.replaceAll(',', ''));
  const all = written.map((number) => Math.round(Number(number) * 100));
  const isTotal = (unit: number) => quantity > 1 && all.some((other) => other === unit * quantity);
  const product = all.find((unit) => unit > 0 && isTotal(unit));
  if (product !== undefined && !(product === 100 && quantity > 1)) return product;
  const withDecimals = written.filter((number) => /\.\d\d$/.test(number));
  return withDecimals.length === 1 ? Math.round(Number(withDecimals[0]) * 100) : undefined;
}
