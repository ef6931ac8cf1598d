import type { CSSProperties } from 'react';
import type { Range } from '../../bearings/tolerances/radial-clearance.ts';
import { t, translate } from '../../lib/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { BearingDrawing } from '../../ui/graphics/bearing-drawing.tsx';
import { SectionHeader } from '../../ui/page/layout.tsx';
import { countText, notAvailable } from '../items/item-format.rule.ts';
import { type CalculateQuery, valuesOfNumbers } from './calculate-query.rule.ts';
import styles from './calculate-results.module.css';
import type { Calculation } from './calculation.ts';
import { formulaRows, roundedText } from './calculation-text.ts';
import { type Reading, rangeText, readings } from './readings.ts';
import type { Subject } from './subject.ts';

export type ResultsProps = { query: CalculateQuery; subject: Subject; calculation: Calculation };

export function Readings({ query, subject, calculation }: ResultsProps) {
  return (
    <section className={styles.readings} aria-label={t`Result`} aria-live="polite">
      <figure className={styles.drawing}>
        <BearingDrawing {...subject.drawn} designation={subject.name} size={144} decorative />
      </figure>
      {readings(query, subject, calculation).map((reading) => (
        <ReadingCell key={reading.label} reading={reading} />
      ))}
    </section>
  );
}

function ReadingCell({ reading: { label, value, unit, state, verdict, note, share } }: { reading: Reading }) {
  return (
    <div className={classNames(styles.reading, styles[state])}>
      <span className={styles.label}>{label}</span>
      <b>
        {value} {unit && <small>{unit}</small>}
      </b>
      <span className={styles.verdict}>{verdict}</span>
      {note && <span className={styles.note}>{note}</span>}
      {share !== undefined && (
        <i className={styles.gauge} style={{ '--share': `${share * 100}%` } as CSSProperties} aria-hidden="true" />
      )}
    </div>
  );
}

export function Formulas(props: ResultsProps) {
  return (
    <>
      <SectionHeader title={t`How it was calculated`} />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t`What`}</th>
            <th scope="col">{t`Formula`}</th>
            <th scope="col">{t`With your numbers`}</th>
            <th scope="col" className={styles.end}>{t`Result`}</th>
          </tr>
        </thead>
        <tbody>
          {formulaRows(props).map(({ what, formula, filled, result, note }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td className={styles.formula}>
                <Formula text={formula} />
              </td>
              <td className={styles.filled}>
                <Formula text={filled} />
                {note && <span className={styles.note}>{note}</span>}
              </td>
              <td className={styles.end}>
                <b>{result}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

export function FitsPart({ subject, calculation: { fits } }: ResultsProps) {
  return (
    <>
      <SectionHeader title={t`Fits and clearance`} meta={t`ISO 286, ISO 492, ISO 5753-1`} />
      <div className={styles.sheet}>
        <dl className={styles.cells}>
          <FitCell label={t`On the shaft, ${fits.shaft ?? notAvailableText()}`} fit={fits.onShaft} />
          <FitCell label={t`In the housing, ${fits.housing ?? notAvailableText()}`} fit={fits.inHousing} />
          <div>
            <dt>{t`Reduction by fit`}</dt>
            <dd>
              {fits.atWork ? t`${rangeText(fits.atWork.byFits.min, fits.atWork.byFits.max)} µm` : notAvailableText()}
            </dd>
            {fits.atWork && (
              <dd className={styles.note}>{t`${roundedText(fits.atWork.shaftShare)} of the fit on the shaft`}</dd>
            )}
          </div>
          <div>
            <dt>{t`Reduction by temperature`}</dt>
            <dd>{fits.atWork ? t`${roundedText(fits.atWork.byWarmth)} µm` : notAvailableText()}</dd>
          </div>
        </dl>
        {fits.isLevelAssumed && (
          <p
            className={styles.assumed}
          >{t`For a normal load, because C or the load is not known. Choose another one under Fits.`}</p>
        )}
        {fits.clearanceMicrons && fits.atWork && (
          <ClearanceBars
            rows={[
              [t`As made, ${subject.clearance}`, fits.clearanceMicrons],
              [t`Fitted`, fits.atWork.mounted],
              [t`At work`, fits.atWork.atWork],
            ]}
          />
        )}
      </div>
    </>
  );
}

function FitCell({ label, fit }: { label: string; fit: Range | undefined }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{fit ? fitWord(fit) : notAvailableText()}</dd>
      {fit && <dd className={styles.note}>{fitNote(fit)}</dd>}
    </div>
  );
}

const fitWord = ({ min, max }: Range): string => (min > 0 ? t`Tight` : max <= 0 ? t`Loose` : t`Either`);

function fitNote({ min, max }: Range): string {
  if (min > 0) return t`${min} to ${max} µm interference`;
  return max <= 0 ? t`${-max} to ${-min} µm clearance` : t`${-min} µm loose to ${max} µm tight`;
}

/** Draws the ranges to scale, with everything below 0 marked as preload. */
function ClearanceBars({ rows }: { rows: readonly (readonly [label: string, range: Range])[] }) {
  const least = Math.min(0, ...rows.map(([, { min }]) => min));
  const most = Math.max(1, ...rows.map(([, { max }]) => max));
  const share = (um: number) => `${((um - least) / (most - least)) * 100}%`;
  return (
    <div className={styles.bars} style={{ '--zero': share(0) } as CSSProperties}>
      {rows.map(([label, { min, max }]) => (
        <div key={label} className={styles.bar}>
          <span>{label}</span>
          <span className={styles.line} aria-hidden="true">
            <i style={{ '--from': share(min), '--to': share(max) } as CSSProperties} />
          </span>
          <span className={styles.range}>{t`${rangeText(min, max)} µm`}</span>
        </div>
      ))}
      {least < 0 && <p className={styles.note}>{t`Left of the line the bearing is preloaded.`}</p>}
    </div>
  );
}

export function FrequenciesPart({ query, calculation: { frequencies } }: ResultsProps) {
  const { n } = valuesOfNumbers(query);
  const rows =
    frequencies &&
    ([
      [t`Cage (FTF)`, '(1 − γ) / 2', frequencies.cage],
      [t`Ball or roller (BSF)`, '(1 − γ^2) / (2 · γ)', frequencies.element],
      [t`Outer ring (BPFO)`, 'z · (1 − γ) / 2', frequencies.outerRing],
      [t`Inner ring (BPFI)`, 'z · (1 + γ) / 2', frequencies.innerRing],
    ] as const);
  return (
    <>
      <SectionHeader title={t`Bearing frequencies`} meta={n ? t`in Hz at ${countText(n)} rpm` : undefined} />
      {!rows && (
        <p className={styles.note}>
          {t`NA. How many balls or rollers the bearing has, and their diameter, is not known. Type both under the figures of the bearing.`}
        </p>
      )}
      {rows && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t`Damage at`}</th>
              <th scope="col">{t`Formula`}</th>
              <th scope="col" className={styles.end}>{t`Times shaft`}</th>
              <th scope="col" className={styles.end}>{t`Frequency, Hz`}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([what, formula, times]) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td className={styles.formula}>
                  <Formula text={formula} />
                </td>
                <td className={classNames(styles.end, styles.times)}>{times.toFixed(3)}</td>
                <td className={styles.end}>
                  <b>{n ? ((times * n) / 60).toFixed(2) : notAvailableText()}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

const notAvailableText = (): string => translate(notAvailable);

const script = /(_\w+|\^[\d/]+)/;

/** 'L_10 = (C / P)^10/3' with its lowered and raised parts; from left to right in every language. */
function Formula({ text }: { text: string }) {
  return (
    <span dir="ltr">
      {text.split(script).map((part, index) => {
        const key = `${index}${part}`;
        if (index % 2 === 0) return part;
        return part.startsWith('_') ? <sub key={key}>{part.slice(1)}</sub> : <sup key={key}>{part.slice(1)}</sup>;
      })}
    </span>
  );
}
