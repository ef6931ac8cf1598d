import type { BearingType } from '../attributes.ts';
import type { HousingClass, ShaftClass } from './deviations.ts';
import { shaftFits, turningHousingFits } from './fit-choice.data.ts';

/** Which ring turns against the direction of the load. */
export const turningRings = ['inner', 'outer'] as const;
export type TurningRing = (typeof turningRings)[number];

export const loadLevels = ['light', 'normal', 'heavy'] as const;
export type LoadLevel = (typeof loadLevels)[number];

const lightShare = 0.06;
const heavyShare = 0.13;

/** The equivalent load as a share of C: light up to 0.06, heavy above 0.13. Source: NSK's general catalogue. */
export function loadLevel(loadKN: number, dynamicKN: number): LoadLevel {
  const share = loadKN / dynamicKN;
  if (share <= lightShare) return 'light';
  return share > heavyShare ? 'heavy' : 'normal';
}

type FitCase = {
  readonly type: BearingType | null;
  readonly boreMm: number;
  readonly turning: TurningRing;
  readonly level: LoadLevel;
};

type Family = keyof typeof shaftFits;

const families: Readonly<Record<string, Family>> = {
  'deep groove ball': 'ball',
  'angular contact ball': 'ball',
  'angular contact ball double row': 'ball',
  'four-point contact ball': 'ball',
  'self-aligning ball': 'ball',
  'cylindrical roller': 'roller',
  'tapered roller': 'roller',
  'spherical roller': 'spherical',
} satisfies Partial<Record<BearingType, Family>>;

/** The shaft tolerance usual for the case; undefined where the catalogue has none for the type or bore. */
export function usualShaftClass({ type, boreMm, turning, level }: FitCase): ShaftClass | undefined {
  const family = families[type ?? ''];
  if (!family) return undefined;
  if (turning === 'outer') return 'g6';
  const rows = shaftFits[family][level] ?? shaftFits[family].normal ?? [];
  return rows.find(([upToMm]) => boreMm <= upToMm)?.[1];
}

/** The housing tolerance usual for the case, for a housing of one piece. */
export const usualHousingClass = ({ turning, level }: Pick<FitCase, 'turning' | 'level'>): HousingClass =>
  turning === 'inner' ? 'H7' : (turningHousingFits[level] ?? 'N7');
