export const crossSellCategories: Readonly<Record<string, readonly string[]>> = {
  Bearings: ['Lubricants'],
  Automotive: ['Lubricants', 'Battery'],
  Battery: ['Automotive'],
};
