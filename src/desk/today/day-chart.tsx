import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import type { ChartDay } from './draw-day-chart.ts';
import styles from './today.module.css';

export type DayChartProps = {
  caption: string;
  days: readonly ChartDay[];
  barLabel: string;
  /** The name of the dashed steps that compare `before` with the bars; without it they are not drawn. */
  beforeLabel?: string;
  lineLabel: string;
  /** The end of the axis of the line, such as 100 %; without it, the highest value. */
  lineMax?: number;
  /** The format of the axis of the line, and for screen readers. */
  formatLine: (value: number) => string;
};

/** Bars for what is counted, a line with an axis of its own; the table says the same to screen readers, and to all where it is not drawn. */
export function DayChart({ caption, days, barLabel, beforeLabel, lineLabel, lineMax, formatLine }: DayChartProps) {
  const format = useEffectEvent(formatLine);
  const box = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(true);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const labels = { barLabel, beforeLabel, lineLabel, lineMax, format };
    let isGone = false;
    let remove = () => {};
    // Apart from the page, because the library ends with an error in a browser whose language has no valid name ('en-US@posix').
    import('./draw-day-chart.ts')
      .then(({ drawDayChart }) => {
        if (!isGone) remove = drawDayChart(element, days, labels);
      })
      .catch(() => setDrawn(false));
    return () => {
      isGone = true;
      remove();
    };
  }, [days, barLabel, beforeLabel, lineLabel, lineMax]);
  const TableFrame = isDrawn ? VisuallyHidden : VisibleTable;
  return (
    <>
      {isDrawn && <div ref={box} className={styles.chart} aria-hidden="true" />}
      <TableFrame>
        <table className={styles.table}>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col" className={styles.end}>
                {barLabel}
              </th>
              {beforeLabel && (
                <th scope="col" className={styles.end}>
                  {beforeLabel}
                </th>
              )}
              <th scope="col" className={styles.end}>
                {lineLabel}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, bar, before, line }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td className={styles.end}>{bar}</td>
                {beforeLabel && <td className={styles.end}>{before}</td>}
                <td className={styles.end}>{line === null ? 'NA' : formatLine(line)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </>
  );
}

function VisibleTable({ children }: { children: ReactNode }) {
  return <div className={styles.scroller}>{children}</div>;
}
