export const crossSellCategories                                              = {
  Bearings: ['Lubricants'],
  Automotive: ['Lubricants', 'Battery'],
  Battery: ['Automotive'],
};
