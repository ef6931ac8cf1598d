import { equivalentDynamicLoad } from '../../bearings/calculation/equivalent-load.js';
                                                                        
import { basicLife, lifeHours } from '../../bearings/calculation/rating-life.js';
                                                       
import { subjectOf } from './subject.js';

                                                         

/** Sizes of the bearing that is replaced, where there is one. */
                                                                                   

                                                                                              

const known = (item           ) => ({
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
 * Items whose life and speed suffice, those closest to the place first; without a place the smallest first. What cannot be
 * worked out, because a figure is missing, is left out.
 */
export function rankBearings(items                      , duty      , place       )                  {
  return items
    .flatMap((item) => {
      const found = lifeOf(item, duty);
      return found ? [{ ...found, distanceMm: distanceOf(item, place) }] : [];
    })
    .sort((a, b) => a.distanceMm - b.distanceMm);
}

function lifeOf(item           , { rpm, hours, ...load }      ) {
  const subject = subjectOf(item.name, known(item));
  const { dynamicKN } = subject?.rated ?? {};
  if (!subject || dynamicKN === undefined || rpm > (subject.limitRpm ?? rpm)) return undefined;
  const dynamic = equivalentDynamicLoad(subject.rated, load);
  if (!('loadKN' in dynamic) || dynamic.loadKN <= 0) return undefined;
  const reached = lifeHours(basicLife(subject.rated.type, dynamicKN, dynamic.loadKN), rpm);
  return reached >= hours ? { id: item.id, loadKN: dynamic.loadKN, hours: reached } : undefined;
}

function distanceOf({ outsideMm, widthMm }           , place       )         {
  const outside = Math.abs((outsideMm ?? 0) - (place.outsideMm ?? 0));
  return outside + Math.abs((widthMm ?? 0) - (place.widthMm ?? 0));
}
