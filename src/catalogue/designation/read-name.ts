import { parseDesignation } from '../../bearings/designation/parse-designation.ts';
import { isWhole, type ParsedDesignation } from '../../bearings/designation/parsed-designation.ts';
import { universalNumber } from '../../bearings/designation/universal-number.ts';
import { drawingTypes } from '../../bearings/drawing/drawing-types.ts';
import type { Item } from '../catalogue.table.ts';

export type Named = Pick<Item, 'superCategory' | 'category' | 'name' | 'maker'>;

/** What the name of a bearing says; undefined for other goods. */
export type NameReading = ParsedDesignation | undefined;

const saysBearing = /bearing/i;
/** Goods of their own, whose names may look like numbers of bearings. */
const otherGoods = ['Lubricants', 'Automotive', 'Battery'];

/**
 * Sellers call their groups as they like: where none says that it is of bearings, a name counts as a designation that is
 * understood whole, and that no old number would explain as well.
 */
export function readName({ superCategory, category, name, maker }: Named): NameReading {
  if (otherGoods.includes(superCategory)) return undefined;
  const reading = parseDesignation(name, maker);
  if (saysBearing.test(superCategory) || saysBearing.test(category)) return reading;
  return isWhole(reading) && !reading.oldNumber ? reading : undefined;
}

/** '' when the number or one of its suffixes is unknown. */
export const inferUniversalNumber = (reading: NameReading): string =>
  !reading || reading.unknown.length > 0 ? '' : universalNumber(reading);

type Numbered = Named & Pick<Item, 'universalNo' | 'universalStated'>;

/** The number that a file or staff gave the item; '' when its name gave it. */
export const statedUniversalNumber = (item: Numbered, inferred = inferUniversalNumber(readName(item))): string =>
  item.universalStated ?? (item.universalNo === inferred ? '' : item.universalNo);

/** The types of which a bearing without a clearance in its number has the normal one. */
const typesWithClearance = [
  'deep groove ball',
  'angular contact ball double row',
  'four-point contact ball',
  'self-aligning ball',
  'cylindrical roller',
  'cylindrical roller double row',
  'cylindrical roller four-row',
  'spherical roller',
  'barrel roller',
  'toroidal',
  'insert/unit',
  'needle roller',
  'needle roller with inner ring',
  'needle roller without inner ring',
];

export type DrawnFacts = Pick<Item, 'bearingType' | 'seal' | 'clearance'>;

/** Type, seal and clearance as the name says, for what is not given. An item that is given another type has none of the name. */
export function withFactsOfName(given: DrawnFacts, reading: NameReading): DrawnFacts {
  const type = reading?.type ?? '';
  if (!reading?.known || !drawingTypes.includes(type)) return given;
  if (given.bearingType !== '' && given.bearingType !== type) return given;
  const hasClearance = reading.clearance !== 'CN' || typesWithClearance.includes(type);
  return {
    bearingType: type,
    seal: given.seal || (reading.seal ?? ''),
    clearance: given.clearance || (hasClearance ? reading.clearance : ''),
  };
}

const nothingGiven: DrawnFacts = { bearingType: '', seal: '', clearance: '' };

/** What a file or staff gave the item; '' where its name says the same. */
export function statedFacts(item: DrawnFacts, reading: NameReading): DrawnFacts {
  const read = withFactsOfName(nothingGiven, reading);
  const stated = (fact: keyof DrawnFacts) => (item[fact] === read[fact] ? '' : item[fact]);
  return { bearingType: stated('bearingType'), seal: stated('seal'), clearance: stated('clearance') };
}
