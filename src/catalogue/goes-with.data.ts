/** What is sold along with the items of a super category: a bearing needs grease. */
export const goesWith: Readonly<Record<string, readonly string[]>> = {
  Bearings: ['Lubricants'],
  Automotive: ['Lubricants', 'Battery'],
  Battery: ['Automotive'],
};
