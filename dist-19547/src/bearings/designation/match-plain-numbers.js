import { fixedDimensions, NO_DIMENSIONS, valuesIn } from '../dimensions/boundary-dimensions.js';
import { sphericalPlainMm } from '../dimensions/spherical-plain.data.js';
                                                                           

function sphericalPlain(boreText        , letters            , source        )                          {
  const boreMm = Number(boreText);
  const [outsideMm, widthMm] = valuesIn(sphericalPlainMm, boreMm);
  if (outsideMm === undefined || widthMm === undefined) return undefined;
  return {
    number: `GE${boreMm}${letters}`,
    type: 'spherical plain',
    series: 'GE',
    group: 'o',
    sizes: fixedDimensions(boreMm, outsideMm, widthMm),
    source,
  };
}

/** ШС of GOST 3635 is GE…ES of ISO; the letters keep their Cyrillic form, as only some look like Latin ones. */
function matchSphericalPlain(text        )                         {
  const found = /^GE(\d{1,3})(ES|DO|E)(?![A-Z]*RR)/.exec(text);
  const gost = /^ШC(\d{1,3})(?!\d)/.exec(text);
  const basic = found
    ? sphericalPlain(found[1] ?? '', found[2] === 'E' ? 'E' : 'ES', 'ISO 12240-1')
    : gost
      ? sphericalPlain(gost[1] ?? '', 'ES', 'GOST 3635')
      : undefined;
  return basic ? [{ basic, end: (found ?? gost)?.[0].length ?? 0, cost: 0 }] : [];
}

/** Inner (SI, GIR, PHS) and outer (SA, GAR, POS) thread; the number is the bore in mm. Source: ISO 12240-4. */
const ROD_END =
  /^(SI|SA|SIL|SAL|GIR|GIL|GAR|GAL|PHS|PHSL|POS|POSL)(\d{1,2})(ES2RS|ES|ET2RS|ET|DO2RS|DO|UK2RS|UK|EC|C|TK|E)?(?![A-Z0-9])/;
const rodEndBoresMm = [3, 4, 5, 6, 8, 10, 12, 14, 15, 16, 17, 18, 20, 22, 25, 28, 30, 35, 40, 45, 50, 60, 70, 80];

function matchRodEnds(text        )                         {
  const found = ROD_END.exec(text);
  const boreMm = Number(found?.[2]);
  if (!found || !rodEndBoresMm.includes(boreMm)) return [];
  const [number, letters = ''] = found;
  const isSealed = /2RS$/.test(number);
  const basic              = {
    number: isSealed ? number.slice(0, -3) : number,
    type: 'rod end',
    series: letters,
    group: 'o',
    sizes: { ...NO_DIMENSIONS, boreMm },
    source: 'ISO 12240-4',
  };
  return [{ basic, end: basic.number.length, cost: 0 }];
}

export const matchPlainNumbers = (text        )                         => [
  ...matchSphericalPlain(text),
  ...matchRodEnds(text),
];
