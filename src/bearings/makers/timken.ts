import type { Maker } from '../maker.ts';

export const timken = {
  name: 'Timken',
  brands: ['TIMKEN'],
  examples: { 'LM11949/LM11910': 'LM11949/LM11910' },
} satisfies Maker;
