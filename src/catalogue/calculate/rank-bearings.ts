import { equivalentDynamicLoad } from '../../bearings/calculation/equivalent-load.ts';
import type { Load } from '../../bearings/calculation/rated-bearing.ts';
import { basicLife, lifeHours } from '../../bearings/calculation/rating-life.ts';
import { equivalentStaticLoad, staticSafety } from '../../bearings/calculation/static-load.ts';
import type { RatedItem } from './items-by-bore.db.ts';
import { highestLimit } from './speed-limits.ts';
import { type Subject, subjectOf } from './subject.ts';

export type Duty = Load & { rpm: number; hours: number };

/** Sizes of the bearing that is replaced, where there is one. */
export type Place = { outsideMm: number | undefined; widthMm: number | undefined };

export type RankedBearing = { id: number; loadKN: number; hours: number; distanceMm: number };

const known = (item: RatedItem) => ({
  itemname: item.name,
  brandname: item.maker,
  Dimension_ID: item.boreMm ?? 0,
  Dimension_OD: item.outsideMm ?? 0,
  Dimension_OW: item.widthMm ?? 0,
  dynamic_load: item.dynamicKn ?? 0,
  static_load: item.staticKn ?? 0,
  speed_grease: item.speedGreaseRpm ?? 0,
  speed_oil: item.speedOilRpm ?? 0,
});

/**
 * Items whose life, speed and static safety suffice, those closest to the place first; without a place the smallest first. What cannot be
 * worked out, because a figure is missing, is left out.
 */
export function rankBearings(items: readonly RatedItem[], duty: Duty, place: Place): RankedBearing[] {
  return items
    .flatMap((item) => {
      const found = lifeOf(item, duty);
      return found ? [{ ...found, distanceMm: distanceOf(item, place) }] : [];
    })
    .sort((a, b) => a.distanceMm - b.distanceMm);
}

function lifeOf(item: RatedItem, { rpm, hours, ...load }: Duty) {
  const subject = subjectOf(item.name, known(item));
  const { dynamicKN } = subject?.rated ?? {};
  if (!subject || dynamicKN === undefined || rpm > (highestLimit(subject.limitsRpm) ?? rpm)) return undefined;
  const dynamic = equivalentDynamicLoad(subject.rated, load);
  if (!('loadKN' in dynamic) || dynamic.loadKN <= 0) return undefined;
  if (isOverloaded(subject, load)) return undefined;
  const reached = lifeHours(basicLife(subject.rated.type, dynamicKN, dynamic.loadKN), rpm);
  return reached >= hours ? { id: item.id, loadKN: dynamic.loadKN, hours: reached } : undefined;
}

/** What turns slowly may reach the hours under a load that dents its raceways. */
function isOverloaded({ rated }: Subject, load: Load): boolean {
  const stat = equivalentStaticLoad(rated, load);
  return 'loadKN' in stat && rated.staticKN !== undefined && staticSafety(rated.staticKN, stat.loadKN) < 1;
}

function distanceOf({ outsideMm, widthMm }: RatedItem, place: Place): number {
  const outside = Math.abs((outsideMm ?? 0) - (place.outsideMm ?? 0));
  return outside + Math.abs((widthMm ?? 0) - (place.widthMm ?? 0));
}
