import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';

const height = 180;
const halfDay = 43_200;
/** Bars take this share of a day's width. */
const barWidth = 0.6;

export type ChartDay = { day: string; bar: number; before?: number; line: number | null };
type Labels = {
  barLabel: string;
  beforeLabel: string | undefined;
  lineLabel: string;
  lineMax: number | undefined;
  format: (value: number) => string;
};

/** The chart is as wide as the element, in the colours of day or night. Returns what removes it. */
export function drawDayChart(element: HTMLElement, days: readonly ChartDay[], labels: Labels): () => void {
  const draw = () => new uPlot(optionsFor(element, labels), dataOf(days, labels.beforeLabel !== undefined), element);
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
}

const dataOf = (days: readonly ChartDay[], withBefore: boolean): uPlot.AlignedData => [
  days.map(({ day }) => Date.parse(`${day}T12:00:00Z`) / 1000),
  days.map(({ bar }) => bar),
  ...(withBefore ? [days.map(({ before = null }) => before)] : []),
  days.map(({ line }) => line),
];

function optionsFor(
  element: HTMLElement,
  { barLabel, beforeLabel, lineLabel, lineMax, format }: Labels,
): uPlot.Options {
  const colour = (name: string) => getComputedStyle(element).getPropertyValue(name).trim();
  const axis = { stroke: colour('--ink-2'), grid: { stroke: colour('--line'), width: 1 }, font: '11px IBM Plex Sans' };
  const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return {
    width: element.clientWidth,
    height,
    cursor: { show: false },
    legend: { show: true, live: false },
    scales: {
      x: { time: false, range: (_plot, first, last) => [first - halfDay, last + halfDay] },
      bars: { range: (_plot, _lowest, highest) => [0, Math.max(1, highest)] },
      line: { range: (_plot, _lowest, highest) => [0, lineMax ?? Math.max(1, highest)] },
    },
    axes: [
      { ...axis, space: 70, values: (_plot, seconds) => seconds.map((at) => shortDay.format(at * 1000)) },
      { ...axis, scale: 'bars', incrs: [1, 2, 5, 10, 20, 50, 100, 500, 1000] },
      {
        ...axis,
        scale: 'line',
        side: 1,
        grid: { show: false },
        values: (_plot, values) => values.map(format),
      },
    ],
    series: [
      {},
      {
        label: barLabel,
        scale: 'bars',
        fill: colour('--accent-soft'),
        stroke: colour('--accent'),
        points: { show: false },
        ...(uPlot.paths.bars && { paths: uPlot.paths.bars({ size: [barWidth] }) }),
      },
      ...(beforeLabel === undefined
        ? []
        : [
            {
              label: beforeLabel,
              scale: 'bars',
              stroke: colour('--ink-3'),
              dash: [4, 3],
              points: { show: false },
              ...(uPlot.paths.stepped && { paths: uPlot.paths.stepped({ align: 1 }) }),
            },
          ]),
      {
        label: lineLabel,
        scale: 'line',
        stroke: colour('--warn'),
        width: 2,
        spanGaps: true,
        points: { show: true, size: 5 },
      },
    ],
  };
}
