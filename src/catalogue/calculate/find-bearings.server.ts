import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import { itemRowOf, viewerOf } from '../items/item-row.server.ts';
import { loadItemsByIds } from '../items/load-items.db.ts';
import { type FoundBearing, findBearings, maxFoundBearings } from './find-bearings.contract.ts';
import { findItemsByBore } from './items-by-bore.db.ts';
import { rankBearings } from './rank-bearings.ts';

export const findBearingsCall = defineCall(
  findBearings,
  { requires: permissionTo('browse'), reads: 'replica' },
  async ({ bore, radial_load, axial_load, speed, hours, outside, width }, context) => {
    const isAsked = bore > 0 && speed > 0 && radial_load + axial_load > 0;
    const items = isAsked ? await findItemsByBore(context.db, context.site.code, bore) : [];
    const duty = { radialKN: radial_load, axialKN: axial_load, rpm: speed, hours };
    const ranked = rankBearings(items, duty, { outsideMm: outside, widthMm: width });
    const best = new Map(ranked.slice(0, maxFoundBearings).map((found) => [found.id, found]));
    const records = best.size > 0 ? await loadItemsByIds(context, [...best.keys()]) : [];
    const viewer = viewerOf(context);
    const rows = records.flatMap((record): (FoundBearing & { distanceMm: number })[] => {
      const found = best.get(record.id);
      if (!found) return [];
      const { loadKN, hours: lifeHours, distanceMm } = found;
      return [{ ...itemRowOf(record, viewer), equivalent_load: loadKN, life_hours: lifeHours, distanceMm }];
    });
    const description = rows
      .toSorted((a, b) => a.distanceMm - b.distanceMm || priceOf(a) - priceOf(b))
      .map(({ distanceMm: _, ...row }) => row);
    return { success: true as const, total: ranked.length, data_list: { description } };
  },
);

/** What has no price for the caller comes last. */
const priceOf = ({ your_price, list_price }: FoundBearing): number =>
  your_price || list_price || Number.POSITIVE_INFINITY;
