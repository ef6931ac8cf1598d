                                                    
                                                                               
import { boreFromCode, fixedDimensions, NO_DIMENSIONS, valuesIn } from '../dimensions/boundary-dimensions.js';
import { inchesToMm } from '../dimensions/inches.js';
import { combinedNeedleMm, inchCupSixteenths, nkisMm } from '../dimensions/needle.data.js';
                                                                           

const needle = (
  number        ,
  type             ,
  series        ,
  sizes                    ,
  source        ,
)              => ({ number, type, series, group: 'n', sizes, source });

function sizeByBore(table        , boreMm        )                                 {
  const [outside, width] = valuesIn(table, boreMm);
  return outside === undefined || width === undefined ? undefined : fixedDimensions(boreMm, outside, width);
}

/** NKIA5904, NKIB5904: needles with angular contact or thrust balls in the size of NA59. */
function matchCombined(text        )                         {
  const found = /^NKI([AB])59(\d\d|\/22)/.exec(text);
  const boreMm = found?.[2] === '/22' ? 22 : boreFromCode(found?.[2] ?? '');
  const sizes = boreMm === undefined ? undefined : sizeByBore(combinedNeedleMm, boreMm);
  if (!found || !sizes) return [];
  const basic = needle(found[0], 'needle combined', `NKI${found[1]}`, sizes, 'maker INA');
  return [{ basic, end: found[0].length, cost: 0 }];
}

/** NKIS25 with, NKS25 without an inner ring; of NKS only the bore is in the number. */
function matchHeavy(text        )                         {
  const found = /^(NKIS|NKS)(\d{1,3})(?!\d)/.exec(text);
  const boreMm = Number(found?.[2]);
  if (!found) return [];
  const [number, series = ''] = found;
  const sizes = series === 'NKIS' ? sizeByBore(nkisMm, boreMm) : { ...NO_DIMENSIONS, boreMm };
  if (!sizes) return [];
  const type = series === 'NKIS' ? 'needle roller with inner ring' : 'needle roller without inner ring';
  return [{ basic: needle(number, type, series, sizes, 'maker INA'), end: number.length, cost: 0 }];
}

/** IR25x30x20: bore, raceway and width of an inner ring that is sold alone. */
function matchInnerRings(text        )                         {
  const found = /^[IL]R(\d{1,3})X(\d{1,3})X(\d{1,3}(?:\.\d+)?)/.exec(text);
  const [bore = 0, raceway = 0, width = 0] = found?.slice(1).map(Number) ?? [];
  if (!found || raceway <= bore || width <= 0) return [];
  const basic = needle(
    found[0],
    'inner ring',
    found[0].slice(0, 2),
    fixedDimensions(bore, raceway, width),
    'maker INA',
  );
  return [{ basic, end: found[0].length, cost: 0 }];
}

const inSixteenths = (count        )         => inchesToMm(count / 16);

/** SCE1212 (INA), B1212 (Koyo, Torrington): bore and width in sixteenths of an inch. Source: ABMA 18.2. */
function matchInchCups(text        )                         {
  const found = /^(SCE|B)(\d{2,4})(?!\d)/.exec(text);
  if (!found) return [];
  const [whole, letters = '', digits = ''] = found;
  return [1, 2].flatMap((length) => {
    const [bore, width] = [Number(digits.slice(0, length)), Number(digits.slice(length))];
    const [outside] = valuesIn(inchCupSixteenths, bore);
    const isWritten = !digits.slice(length).startsWith('0') && width >= 4 && width <= 20 && width <= bore + 6;
    if (outside === undefined || !isWritten) return [];
    const sizes = fixedDimensions(inSixteenths(bore), inSixteenths(outside), inSixteenths(width));
    return [
      {
        basic: needle(
          `SCE${digits}`,
          'needle drawn cup open',
          'SCE',
          sizes,
          letters === 'B' ? 'maker Koyo' : 'maker INA',
        ),
        end: whole.length,
        cost: 0,
      },
    ];
  });
}

export const matchCombinedNeedleNumbers = (text        )                         => [
  ...matchCombined(text),
  ...matchHeavy(text),
  ...matchInnerRings(text),
  ...matchInchCups(text),
];
