import { parseDesignation } from '../../bearings/designation/parse-designation.ts';
import { isWhole, type ParsedDesignation } from '../../bearings/designation/parsed-designation.ts';
import { universalNumber } from '../../bearings/designation/universal-number.ts';
import { drawingTypes } from '../../bearings/drawing/drawing-types.ts';
import type { Item } from '../catalogue.table.ts';

export type Named = Pick<Item, 'superCategory' | 'category' | 'name' | 'maker'>;

/** What the name of a bearing says; undefined for other goods. */
type NameReading = ParsedDesignation | undefined;

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

export type DrawnFacts = Pick<Item, 'bearingType' | 'seal' | 'clearance' | 'boreMm' | 'outsideMm' | 'widthMm'>;

/** What the drawing of an item needs as the name says it, for what is not given. An item that is given another type has none of the name. */
export function withFactsOfName(given: DrawnFacts, reading: NameReading): DrawnFacts {
  const { bearingType, seal, clearance, boreMm, outsideMm, widthMm } = given;
  const stated = { bearingType, seal, clearance, boreMm, outsideMm, widthMm };
  const type = reading?.type ?? '';
  if (!reading?.known || !drawingTypes.includes(type)) return stated;
  if (bearingType !== '' && bearingType !== type) return stated;
  const hasClearance = reading.clearance !== 'CN' || typesWithClearance.includes(type);
  return {
    bearingType: type,
    seal: seal || (reading.seal ?? ''),
    clearance: clearance || (hasClearance ? reading.clearance : ''),
    ...sizesOf(stated, reading),
  };
}

type Sizes = Pick<DrawnFacts, 'boreMm' | 'outsideMm' | 'widthMm'>;

/** Sizes are given together or not at all: one of the seller's beside two of the table would be of no bearing. */
function sizesOf({ boreMm, outsideMm, widthMm }: Sizes, reading: Sizes): Sizes {
  const isGiven = boreMm !== null || outsideMm !== null || widthMm !== null;
  const isKnown = reading.boreMm !== null && reading.outsideMm !== null && reading.widthMm !== null;
  const { boreMm: d, outsideMm: D, widthMm: B } = reading;
  return isGiven || !isKnown ? { boreMm, outsideMm, widthMm } : { boreMm: d, outsideMm: D, widthMm: B };
}

const nothingGiven: DrawnFacts = {
  bearingType: '',
  seal: '',
  clearance: '',
  boreMm: null,
  outsideMm: null,
  widthMm: null,
};

/** What a file or staff gave the item; nothing where its name says the same. */
export function statedFacts(item: DrawnFacts, reading: NameReading): DrawnFacts {
  const read = withFactsOfName(nothingGiven, reading);
  const text = (fact: 'bearingType' | 'seal' | 'clearance') => (item[fact] === read[fact] ? '' : item[fact]);
  const { boreMm, outsideMm, widthMm } = item;
  const areOfName = boreMm === read.boreMm && outsideMm === read.outsideMm && widthMm === read.widthMm;
  return {
    bearingType: text('bearingType'),
    seal: text('seal'),
    clearance: text('clearance'),
    ...(areOfName ? { boreMm: null, outsideMm: null, widthMm: null } : { boreMm, outsideMm, widthMm }),
  };
}
