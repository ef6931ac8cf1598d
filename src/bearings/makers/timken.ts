import type { Maker } from '../maker.ts';

export const timken = {
  name: 'Timken',
  brands: ['TIMKEN'],
  spelling: {
    seals: { Z: '-Z', '2Z': '-ZZ', RS: '-RS', '2RS': '-2RS' },
    angles: {},
    separator: '-',
    makes: 'bru',
    sphericals: { '{n}{K}EJW33{C}': { 222: '100', 223: '80' }, '{n}{K}EMBW33{C}': { 222: '100' } },
    rank: 9,
    source: 'maker Timken',
  },
  examples: { 'LM11949/LM11910': 'LM11949/LM11910' },
} satisfies Maker;
