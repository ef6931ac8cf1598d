import { msg } from '../../lib/i18n.ts';

export const heroItems = {
  maker: {
    designation: '22220 CA/W33',
    drawing: { type: msg('spherical roller'), d: 100, D: 180, B: 46 },
    weightKg: 5.17,
  },
  'trading-house': {
    designation: '30308',
    drawing: { type: msg('tapered roller'), d: 40, D: 90, B: 25.25 },
    weightKg: 0.72,
  },
} as const;

/** The number in the large drawing of each form of the home page that has one. */
export const drawnDesignations: Readonly<Partial<Record<string, string>>> = Object.fromEntries(
  Object.entries(heroItems).map(([form, { designation }]) => [form, designation]),
);
