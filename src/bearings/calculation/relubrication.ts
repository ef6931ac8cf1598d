import type { BearingType } from '../attributes.ts';
import { hasBalls } from './rated-bearing.ts';

type Greased = {
  readonly type: BearingType | null;
  readonly boreMm: number;
  readonly rpm: number;
  /** The temperature of the bearing, °C. */
  readonly temperatureC: number;
};

export type Relubrication = {
  readonly hours: number;
  /** 10 for ball, 5 for cylindrical and needle roller, 1 for other bearings. */
  readonly typeFactor: number;
  /** 1 up to 70 °C, and half for every 15 °C above. */
  readonly temperatureFactor: number;
};

const warmC = 70;
const halvingC = 15;

function typeFactorOf(type: BearingType | null): number {
  const isThrust = type?.includes('thrust') === true;
  if (isThrust) return 1;
  if (hasBalls(type)) return 10;
  return type?.startsWith('cylindrical roller') || type?.startsWith('needle') ? 5 : 1;
}

/**
 * Hours until lithium grease is renewed, 0 where the bearing runs too fast for grease by this rule. Horizontal shaft,
 * clean surroundings. Source: the rule of SKF's older general catalogues, K·(14·10⁶ / (n·√d) − 4·d).
 */
export function relubrication({ type, boreMm, rpm, temperatureC }: Greased): Relubrication {
  const typeFactor = typeFactorOf(type);
  const temperatureFactor = temperatureC > warmC ? 0.5 ** ((temperatureC - warmC) / halvingC) : 1;
  const hours = typeFactor * (14e6 / (rpm * Math.sqrt(boreMm)) - 4 * boreMm) * temperatureFactor;
  return { hours: Math.max(0, hours), typeFactor, temperatureFactor };
}

/** Grams of grease each time: 0.005·D·B, mm. Source: SKF's general catalogue. */
export const relubricationGrams = (outsideMm: number, widthMm: number): number => 0.005 * outsideMm * widthMm;
