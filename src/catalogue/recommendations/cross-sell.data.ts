/** What is sold along with the items of a super category: a bearing needs grease. */
export const crossSellCategories: Readonly<Record<string, readonly string[]>> = {
  Bearings: ['Lubricants'],
  Automotive: ['Lubricants', 'Battery'],
  Battery: ['Automotive'],
};
