import type { BearingType } from '../../bearings/attributes.ts';
import { msg } from '../../lib/i18n.ts';

/** How goods of a category are drawn, where its name is not that of a type. A category without a drawing is drawn as a carton. */
export const typesOfCategories: Readonly<Record<string, BearingType>> = {
  [msg('Four-point contact ball')]: 'four-point contact ball',
  [msg('Needle roller')]: 'needle roller with inner ring',
  [msg('Needle cage')]: 'needle cage assembly',
  [msg('Needle drawn cup')]: 'needle drawn cup open',
  [msg('Roller thrust')]: 'spherical roller thrust',
  [msg('Insert')]: 'insert/unit',
};

export const groupsOfCategories: Readonly<Record<string, string>> = {
  Grease: 'Lubricants',
  Oil: 'Lubricants',
  Care: 'Lubricants',
  'Wheel bearing': 'Automotive',
  'Hub unit': 'Automotive',
  Clutch: 'Automotive',
  Driveline: 'Automotive',
  Steering: 'Automotive',
  'Belt drive': 'Automotive',
  'Starter battery': 'Battery',
  'Standby battery': 'Battery',
  'Traction battery': 'Battery',
};
