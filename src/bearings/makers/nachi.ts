import type { Maker } from '../maker.ts';

export const nachi = {
  name: 'Nachi',
  brands: ['NACHI'],
  examples: { '6205-2NSE': '6205-2RS', '6205ZZE': '6205-2Z' },
} satisfies Maker;
