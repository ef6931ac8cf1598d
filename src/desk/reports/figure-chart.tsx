import type { CSSProperties } from 'react';
import styles from './reports.module.css';

type Figure = { now: number; before: number };
type FigureChartProps = {
  steps: readonly (Figure & { day: string; label: string })[];
  total: Figure;
  /** The days that are shown, and those that they are compared with. */
  names: { now: string; before: string | undefined };
  caption: string;
  format: (figure: number) => string;
};

/** In a narrow window the steps stand below each other. */
export function FigureChart(props: FigureChartProps) {
  return (
    <>
      <StepsAcross {...props} />
      <StepsDown {...props} />
    </>
  );
}

/** Bars that stand over their own figures: what is seen is read in the same column. */
function StepsAcross({ steps, total, names, caption, format }: FigureChartProps) {
  const highest = Math.max(1, ...steps.flatMap(({ now, before }) => [now, before]));
  const share = (figure: number) => ({ '--share': Math.max(0, figure) / highest }) as CSSProperties;
  return (
    <section className={styles.chart} aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <td />
            {steps.map(({ day, now, before }) => (
              <td key={day} className={styles.bars} aria-hidden="true">
                {names.before && before > 0 && <span className={styles.barBefore} style={share(before)} />}
                {now > 0 && <span className={styles.bar} style={share(now)} />}
              </td>
            ))}
            <td />
          </tr>
          <tr>
            <td />
            {steps.map(({ day, label }) => (
              <th key={day} scope="col">
                {label}
              </th>
            ))}
            <th scope="col">Together</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              <span className={styles.swatch} aria-hidden="true" /> {names.now}
            </th>
            {steps.map(({ day, now }) => (
              <td key={day}>{format(now)}</td>
            ))}
            <td>
              <b>{format(total.now)}</b>
            </td>
          </tr>
          {names.before && (
            <tr>
              <th scope="row">
                <span className={styles.swatchBefore} aria-hidden="true" /> {names.before}
              </th>
              {steps.map(({ day, before }) => (
                <td key={day}>{format(before)}</td>
              ))}
              <td>{format(total.before)}</td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}

function StepsDown({ steps, total, names, caption, format }: FigureChartProps) {
  const highest = Math.max(1, ...steps.map(({ now }) => now));
  return (
    <section className={styles.steps} aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">From</th>
            <th scope="col">{names.now}</th>
            {names.before && <th scope="col">{names.before}</th>}
          </tr>
        </thead>
        <tbody>
          {steps.map(({ day, label, now, before }) => (
            <tr key={day}>
              <th scope="row">{label}</th>
              <td>
                {format(now)}
                <span
                  className={styles.share}
                  style={{ '--share': Math.max(0, now) / highest } as CSSProperties}
                  aria-hidden="true"
                />
              </td>
              {names.before && <td>{format(before)}</td>}
            </tr>
          ))}
          <tr className={styles.sum}>
            <th scope="row">Together</th>
            <td>{format(total.now)}</td>
            {names.before && <td>{format(total.before)}</td>}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
