import type { CSSProperties } from 'react';
import { isRtl, plural, t, translate } from '../../lib/i18n.ts';
import styles from './timeline.module.css';

type TimelineEvent = { year: number; text: string; more?: string };

const canvas = { width: 1360, height: 104, left: 24, right: 1328, overall: 22, axis: 76 };

/** Years drawn to scale, mirrored for right-to-left pages, above what happened in them; one list to scale on a phone. */
export function Timeline({ events }: { events: readonly TimelineEvent[] }) {
  const first = events[0]?.year ?? 0;
  const last = events.at(-1)?.year ?? first;
  const from = (year: number) =>
    canvas.left + ((year - first) / Math.max(1, last - first)) * (canvas.right - canvas.left);
  const mirrorForRtl = (x: number) => (isRtl() ? canvas.width - x : x);
  const at = (year: number) => mirrorForRtl(from(year));
  const ends = new Set([first, last]);
  return (
    <div className={styles.timeline}>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${canvas.width} ${canvas.height}`}
        role="img"
        aria-label={t`${first} to ${last}, to scale`}
      >
        <path d={divisions(first, last, at)} stroke="var(--draw-thin)" />
        <path
          d={`M${mirrorForRtl(0)} ${canvas.axis}H${mirrorForRtl(1352)}`}
          stroke="var(--draw-thin)"
          strokeDasharray="28 5 5 5"
        />
        {events.map(({ year }) => (
          <path key={year} d={`M${at(year)} ${ends.has(year) ? 8 : 40}V${canvas.axis}`} stroke="var(--draw-dim)" />
        ))}
        <Dimension from={at(first)} to={at(last)} y={canvas.overall} label={plural(last - first, 'year')} />
        {events.slice(1).map(({ year }, index) => {
          const before = events[index]?.year ?? first;
          return <Dimension key={year} from={at(before)} to={at(year)} y={48} label={String(year - before)} />;
        })}
        {events.map(({ year }) => (
          <circle
            key={year}
            cx={at(year)}
            cy={canvas.axis}
            r="5.5"
            fill="var(--draw-ball)"
            stroke="var(--draw-line)"
            strokeWidth="1.75"
          />
        ))}
        {labelledYears(events).map((year) => (
          <text key={year} x={at(year)} y={canvas.height - 2} textAnchor="middle" className={styles.year}>
            {year}
          </text>
        ))}
      </svg>
      <ol className={styles.events}>
        {events.map(({ year, text, more }, index) => (
          <li key={`${year} ${text}`} style={{ '--gap': year - (events[index - 1]?.year ?? year) } as CSSProperties}>
            <b>{year}</b>
            <span className={styles.text}>{translate(text)}</span>
            {more && <span className={styles.more}>{translate(more)}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}

const yearWidth = 48;

/** The years that have room beside the one before. */
function labelledYears(events: readonly TimelineEvent[]): number[] {
  const [first, last] = [events[0]?.year ?? 0, events.at(-1)?.year ?? 0];
  const minGap = (yearWidth * Math.max(1, last - first)) / (canvas.right - canvas.left);
  const shown: number[] = [];
  for (const { year } of events) if (year - (shown.at(-1) ?? -Infinity) >= minGap) shown.push(year);
  return shown;
}

function divisions(first: number, last: number, at: (year: number) => number): string {
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return years
    .map((year) => {
      const half = year % 10 === 0 ? 8 : 3;
      return `M${at(year).toFixed(1)} ${canvas.axis - half}v${2 * half}`;
    })
    .join('');
}

function Dimension({ from, to, y, label }: { from: number; to: number; y: number; label: string }) {
  const [left, right] = [Math.min(from, to), Math.max(from, to)];
  const middle = (left + right) / 2;
  const gap = label.length * 4.5 + 10;
  const arrow = (x: number, side: number) => `M${x} ${y}l${side * 11} -3.5v7z`;
  return (
    <>
      <path d={`M${left} ${y}H${middle - gap}M${middle + gap} ${y}H${right}`} stroke="var(--draw-dim)" />
      <path d={arrow(left, 1) + arrow(right, -1)} fill="var(--draw-dim)" />
      <text x={middle} y={y + 5} textAnchor="middle" className={styles.number}>
        {label}
      </text>
    </>
  );
}
