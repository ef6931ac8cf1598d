import type { MissingFigure, Refused, Unknown } from '../../bearings/calculation/rated-bearing.ts';
import { lifeExponent } from '../../bearings/calculation/rating-life.ts';
import { msg, t, translate } from '../../lib/i18n.ts';
import { countText, notAvailable } from '../items/item-format.rule.ts';
import { type CalculateQuery, valuesOfNumbers } from './calculate-query.rule.ts';
import type { Calculation } from './calculation.ts';
import type { Subject } from './subject.ts';

/** In `formula` and `filled` _x is a subscript and ^x a superscript. */
export type FormulaRow = { what: string; formula: string; filled: string; result: string; note?: string };

const significant = (value: number, digits: number): number => Number(value.toPrecision(digits));

/** Three digits that count: 8,140, 4.6, 0.263. */
export function roundedText(value: number): string {
  const rounded = significant(value, 3);
  return rounded >= 100 ? countText(Math.round(rounded)) : String(rounded);
}

/** Two decimals at most, as typed. */
const plainText = (value: number): string => (value >= 1000 ? countText(value) : String(Number(value.toFixed(2))));

const missingTexts: Readonly<Record<MissingFigure, string>> = {
  C: msg('The dynamic load rating C is not known. Type it under the figures of the bearing.'),
  C0: msg('The static load rating C0 is not known. Type it under the figures of the bearing.'),
  f0: msg('The factor f0 is not known, and the axial load needs it. Type it under the figures of the bearing.'),
  e: msg('The factor e is not known, and the axial load needs it. Type it under the figures of the bearing.'),
  'contact angle': msg('The contact angle is not known, and the axial load needs it. Write it in the designation.'),
  'oil film': msg('The oil is too thin at this speed: κ is below 0.1, where ISO 281 gives no life factor.'),
  'life factor': msg('The life factor of thrust bearings is not worked out here. Ask the maker.'),
  formula: msg('There is no general formula for this bearing under this load. Ask its maker.'),
};

const refusedTexts = {
  axial: msg('This bearing takes no axial load: another one must.'),
  radial: msg('This bearing takes no radial load, or not so much.'),
};

export const reasonText = (result: Unknown | Refused): string =>
  translate('missing' in result ? missingTexts[result.missing] : refusedTexts[result.refused]);

type Page = { query: CalculateQuery; subject: Subject; calculation: Calculation };

/** Each formula with its numbers filled in; what is not known reads NA, with the figure that is missing. */
export function formulaRows(page: Page): FormulaRow[] {
  return [...dynamicRows(page), ...lifeRows(page), ...staticRows(page), ...otherRows(page)];
}

const missingRow = (what: string, formula: string, result: Unknown | Refused): FormulaRow => ({
  what,
  formula,
  filled: '',
  result: translate(notAvailable),
  note: reasonText(result),
});

function dynamicRows({ subject: { rated }, calculation: { dynamic, load } }: Page): FormulaRow[] {
  if (!dynamic) return [];
  const what = t`Equivalent load`;
  if (!('loadKN' in dynamic)) return [missingRow(what, 'P = X · F_r + Y · F_a', dynamic)];
  const [fr, fa] = [plainText(load.radialKN), plainText(load.axialKN)];
  const rows: FormulaRow[] = [];
  if (dynamic.factors) {
    const { e, relativeAxial } = dynamic.factors;
    const isAbove = load.axialKN > e * load.radialKN;
    const ratio = load.radialKN > 0 ? roundedText(load.axialKN / load.radialKN) : '∞';
    rows.push({
      what: t`Axial ratio`,
      formula: relativeAxial === undefined ? 'F_a / F_r' : 'f_0 · F_a / C_0',
      filled:
        relativeAxial === undefined
          ? `${fa} / ${fr} = ${ratio}`
          : `${rated.f0} × ${fa} / ${rated.staticKN} = ${roundedText(relativeAxial)}`,
      result: `e = ${roundedText(e)}`,
      note: isAbove ? t`Fa / Fr = ${ratio}, above e` : t`Fa / Fr = ${ratio}, not above e`,
    });
  }
  const { x, y } = dynamic;
  const isPlain = x === 1 && y === 0;
  const terms = [x > 0 && `${plainText(x)} × ${fr}`, y > 0 && `${plainText(y)} × ${fa}`].filter(Boolean);
  rows.push({
    what,
    formula: isPlain ? 'P = F_r' : x === 0 ? 'P = F_a' : 'P = X · F_r + Y · F_a',
    filled: isPlain ? fr : x === 0 ? fa : terms.join(' + '),
    result: t`${roundedText(dynamic.loadKN)} kN`,
  });
  return rows;
}

const modifiedFormula = 'L_nmh = a_1 · a_ISO · L_10h';

function lifeRows({ query, subject: { rated }, calculation }: Page): FormulaRow[] {
  const { life, modified, dynamic } = calculation;
  const power = lifeExponent(rated.type) === 3 ? '3' : '10/3';
  const formula = `L_10 = (C / P)^${power}`;
  if (!life) return [];
  if ('missing' in life) return [missingRow(t`Basic life`, formula, life)];
  const { n = 0, hours = 0 } = valuesOfNumbers(query);
  const loadKN = dynamic && 'loadKN' in dynamic ? dynamic.loadKN : 0;
  const million = roundedText(life.millionRevolutions);
  const rows: FormulaRow[] = [
    {
      what: t`Basic life`,
      formula,
      filled: `(${rated.dynamicKN} / ${roundedText(loadKN)})^${power}`,
      result: t`${million} million turns`,
    },
  ];
  if (life.hours !== undefined)
    rows.push({
      what: t`Life in hours`,
      formula: 'L_10h = 10^6 · L_10 / (60 · n)',
      filled: `10^6 × ${million} / (60 × ${plainText(n)})`,
      result: t`${roundedText(life.hours)} h`,
      note: t`90 of 100 bearings run this long.`,
    });
  if (life.neededKN !== undefined)
    rows.push({
      what: t`Required load rating`,
      formula: `C = P · (60 · n · h / 10^6)^${power === '3' ? '1/3' : '3/10'}`,
      filled: `${roundedText(loadKN)} × (60 × ${plainText(n)} × ${plainText(hours)} / 10^6)^${power === '3' ? '1/3' : '3/10'}`,
      result: t`${roundedText(life.neededKN)} kN`,
    });
  if (modified && 'missing' in modified) rows.push(missingRow(t`Modified life`, modifiedFormula, modified));
  else if (modified) {
    const kappa = roundedText(modified.oil / modified.referenceViscosity);
    const [reference, fatigue] = [roundedText(modified.referenceViscosity), roundedText(modified.fatigueKN)];
    rows.push({
      what: t`Modified life`,
      formula: modifiedFormula,
      filled: `${modified.reliabilityFactor} × ${roundedText(modified.factor)} × ${roundedText(life.hours ?? 0)}`,
      result: t`${roundedText(modified.hours)} h`,
      note: `κ = ν / ν1 = ${modified.oil} / ${reference} = ${kappa}, eC = ${modified.contamination}, Cu = ${fatigue} kN`,
    });
  }
  return rows;
}

function staticRows({ subject: { rated }, calculation }: Page): FormulaRow[] {
  const { static: stat, safety, load } = calculation;
  if (!stat) return [];
  const what = t`Static load`;
  if (!('loadKN' in stat)) return [missingRow(what, 'P_0 = X_0 · F_r + Y_0 · F_a', stat)];
  const [fr, fa] = [plainText(load.radialKN), plainText(load.axialKN)];
  const sum = stat.x0 * load.radialKN + stat.y0 * load.axialKN;
  const terms = [stat.x0 > 0 && `${plainText(stat.x0)} × ${fr}`, stat.y0 > 0 && `${plainText(stat.y0)} × ${fa}`];
  const rows: FormulaRow[] = [
    {
      what,
      formula: stat.x0 === 0 ? 'P_0 = F_a' : stat.y0 === 0 ? 'P_0 = F_r' : 'P_0 = X_0 · F_r + Y_0 · F_a',
      filled: stat.x0 === 0 ? fa : stat.y0 === 0 ? fr : terms.filter(Boolean).join(' + '),
      result: t`${roundedText(stat.loadKN)} kN`,
      ...(stat.loadKN > sum && { note: t`At least the radial load.` }),
    },
  ];
  if (typeof safety === 'object') rows.push(missingRow(t`Static safety`, 's_0 = C_0 / P_0', safety));
  if (typeof safety === 'number')
    rows.push({
      what: t`Static safety`,
      formula: 's_0 = C_0 / P_0',
      filled: `${rated.staticKN} / ${roundedText(stat.loadKN)}`,
      result: roundedText(safety),
    });
  return rows;
}

function otherRows({ query, subject, calculation }: Page): FormulaRow[] {
  const { minimum, meanMm, grease, innerAxialKN, load } = calculation;
  const { n } = valuesOfNumbers(query);
  const { rated } = subject;
  const rows: FormulaRow[] = [];
  if (innerAxialKN !== undefined)
    rows.push({
      what: t`Inner axial force`,
      formula: 'F_r / (2 · Y)',
      filled: `${plainText(load.radialKN)} / (2 × ${roundedText(load.radialKN / (2 * innerAxialKN))})`,
      result: t`${roundedText(innerAxialKN)} kN`,
      note: t`It pushes the opposite bearing; the axial load is not less.`,
    });
  if ('missing' in minimum) rows.push(missingRow(t`Minimum load`, 'F_min', minimum));
  else
    rows.push({
      what: t`Minimum load`,
      formula: minimum.of === 'C' ? `${minimum.share} · C` : `${minimum.share} · C_0`,
      filled: `${minimum.share} × ${minimum.of === 'C' ? rated.dynamicKN : rated.staticKN}`,
      result: t`${roundedText(minimum.loadKN)} kN`,
      note: t`Under less load the balls or rollers slide.`,
    });
  if (n && meanMm)
    rows.push({
      what: t`Speed factor`,
      formula: 'n · d_m',
      filled: `${plainText(n)} × ${plainText(meanMm)}`,
      result: t`${countText(Math.round(n * meanMm))} mm/min`,
    });
  if (n && subject.isClosed)
    rows.push({ what: t`Grease`, formula: '', filled: '', result: t`for life`, note: t`Closed on both sides.` });
  if (grease && n) rows.push(greaseRow(subject, grease, n));
  return rows;
}

function greaseRow({ rated }: Subject, grease: NonNullable<Calculation['grease']>, n: number): FormulaRow {
  const { typeFactor, temperatureFactor, hours, grams } = grease;
  const bore = rated.boreMm ?? 0;
  const isWarm = temperatureFactor < 1;
  return {
    what: t`Grease interval`,
    formula: `t_f = K · (14·10^6 / (n · √d) − 4 d)${isWarm ? ' · k_T' : ''}`,
    filled: `${typeFactor} × (14·10^6 / (${plainText(n)} × ${roundedText(Math.sqrt(bore))}) − ${plainText(4 * bore)})${isWarm ? ` × ${roundedText(temperatureFactor)}` : ''}`,
    result: hours > 0 ? t`${roundedText(hours)} h` : t`use oil`,
    note: grams === undefined ? t`A rule of thumb.` : t`A rule of thumb; ${roundedText(grams)} g each time.`,
  };
}
