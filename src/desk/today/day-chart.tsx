import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { Currency } from '../../lib/currency.ts';
import { t } from '../../lib/i18n.ts';
import { formatMoney } from '../../lib/money.ts';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import styles from './today.module.css';

export type ChartDay = { day: string; orders: number; total_minor: number };

const height = 180;
const halfDay = 43_200;
/** Bars take this share of a day's width. */
const barWidth = 0.6;

/** Bars for orders, a line for turnover; the table says the same to screen readers. */
export function DayChart({ days, currency }: { days: readonly ChartDay[]; currency: Currency }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!box.current) return;
    const element = box.current;
    const draw = () => new uPlot(optionsFor(element), dataOf(days), element);
    let plot = draw();
    const redraw = () => {
      plot.destroy();
      plot = draw();
    };
    const darkMode = matchMedia('(prefers-color-scheme: dark)');
    darkMode.addEventListener('change', redraw);
    const observer = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height }));
    observer.observe(element);
    return () => {
      darkMode.removeEventListener('change', redraw);
      observer.disconnect();
      plot.destroy();
    };
  }, [days]);
  return (
    <>
      <div ref={box} className={styles.chart} aria-hidden="true" />
      <VisuallyHidden>
        <table>
          <caption>{t`Orders and turnover by day`}</caption>
          <tbody>
            {days.map(({ day, orders, total_minor }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>{orders}</td>
                <td>{formatMoney({ minor: total_minor, currency })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </>
  );
}

const dataOf = (days: readonly ChartDay[]): uPlot.AlignedData => [
  days.map(({ day }) => Date.parse(`${day}T12:00:00Z`) / 1000),
  days.map(({ orders }) => orders),
  days.map(({ total_minor }) => total_minor / 100),
];

function optionsFor(element: HTMLElement): uPlot.Options {
  const colour = (name: string) => getComputedStyle(element).getPropertyValue(name).trim();
  const axis = { stroke: colour('--ink-2'), grid: { stroke: colour('--line'), width: 1 }, font: '11px IBM Plex Sans' };
  const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
  return {
    width: element.clientWidth,
    height,
    cursor: { show: false },
    legend: { show: true, live: false },
    scales: { x: { time: false, range: (_plot, first, last) => [first - halfDay, last + halfDay] } },
    axes: [
      { ...axis, space: 70, values: (_plot, seconds) => seconds.map((at) => shortDay.format(at * 1000)) },
      { ...axis, scale: 'orders', incrs: [1, 2, 5, 10, 20, 50, 100, 500, 1000] },
      {
        ...axis,
        scale: 'money',
        side: 1,
        grid: { show: false },
        values: (_plot, values) => values.map((value) => short.format(value)),
      },
    ],
    series: [
      {},
      {
        label: t`Orders`,
        scale: 'orders',
        fill: colour('--accent-soft'),
        stroke: colour('--accent'),
        points: { show: false },
        ...(uPlot.paths.bars && { paths: uPlot.paths.bars({ size: [barWidth] }) }),
      },
      { label: t`Turnover`, scale: 'money', stroke: colour('--warn'), width: 2, points: { show: false } },
    ],
  };
}
