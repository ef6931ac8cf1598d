// A line of a purchase order states the price of one piece: what times the quantity is in the line too, else its only amount with decimals.

const amounts = /(?<![\w.,/-])(\d{1,3}(?:,\d{2,3})+(?:\.\d{1,2})?|\d{1,10}(?:\.\d{1,2})?)(?![\w/-]|[.,]\d)/g;

/** In minor units. */
export function statedPrice(text: string, quantity: number): number | undefined {
  const written = [...text.matchAll(amounts)].map(([number]) => number.replaceAll(',', ''));
  const all = written.map((number) => Math.round(Number(number) * 100));
  const isTotal = (unit: number) => quantity > 1 && all.some((other) => other === unit * quantity);
  const product = all.find((unit) => unit > 0 && isTotal(unit));
  if (product !== undefined && !(product === 100 && quantity > 1)) return product;
  // A cell of a workbook has no closing zeros; in a text one decimal is a measure.
  const decimals = text.includes(' · ') ? /\.\d{1,2}$/ : /\.\d\d$/;
  const withDecimals = written.filter((number) => decimals.test(number));
  return withDecimals.length === 1 ? Math.round(Number(withDecimals[0]) * 100) : undefined;
}
