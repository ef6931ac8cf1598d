import { msg } from '../lib/i18n.js';
                                               

/** A manufacturing zone is drawn with the bearing of its place in the list. Sizes in mm. */
const drawings                                                = [
  { category: msg('Deep groove ball'), drawing: { type: 'deep groove ball', d: 25, D: 52, B: 15 } },
  { category: msg('Spherical roller'), drawing: { type: 'spherical roller', d: 50, D: 110, B: 40 } },
  { category: msg('Tapered roller'), drawing: { type: 'tapered roller', d: 40, D: 90, B: 25.25 } },
  { category: msg('Cylindrical roller'), drawing: { type: 'NU', d: 50, D: 110, B: 27 } },
  { category: msg('Self-aligning ball'), drawing: { type: 'self-aligning ball', d: 25, D: 52, B: 15 } },
  { category: msg('Thrust ball'), drawing: { type: 'thrust ball', d: 25, D: 47, B: 15 } },
];

export const drawnZones = (zones                                           )         =>
  zones.flatMap((zone, index) => {
    const drawn = drawings[index % drawings.length];
    return drawn ? [{ ...zone, ...drawn }] : [];
  });
