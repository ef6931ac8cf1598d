import type { Currency } from '../../lib/currency.ts';
import { formatNearDay } from '../../lib/dates.ts';
import { formatAmount } from '../../lib/money.ts';
import styles from './line-pane.module.css';
import type { DeskPastPrice } from './rfi-desk.contract.ts';

const size = { width: 272, height: 84, top: 16, bottom: 64 };
const yearMs = 365 * 86_400_000;
const maxListed = 4;

type PriceHistoryProps = {
  prices: readonly DeskPastPrice[] | undefined;
  costMinor: number | null;
  currency: Currency;
};

/** Squares are prices to this customer, ticks those to others, over twelve months; below, the latest as text. */
export function PriceHistory({ prices, costMinor, currency }: PriceHistoryProps) {
  if (!prices) return <p className={styles.about}>Loading…</p>;
  if (prices.length === 0) return <p className={styles.about}>Neither sold nor quoted.</p>;
  const amount = (minor: number) => formatAmount({ minor, currency });
  const own = prices.filter((price) => price.own);
  const others = prices.filter((price) => !price.own);
  return (
    <>
      <Chart prices={prices} costMinor={costMinor} amount={amount} />
      <PriceLines label="to them" prices={own} amount={amount} />
      <PriceLines label="to others" prices={others} amount={amount} />
    </>
  );
}

type Amount = (minor: number) => string;

function Chart({
  prices,
  costMinor,
  amount,
}: {
  prices: readonly DeskPastPrice[];
  costMinor: number | null;
  amount: Amount;
}) {
  const minors = prices.map((price) => price.unitMinor);
  const highest = Math.max(...minors);
  const lowest = Math.min(...minors, costMinor ?? highest);
  const newest = Math.max(...prices.map((price) => Date.parse(price.on)));
  const x = (day: string) => 8 + (1 - (newest - Date.parse(day)) / yearMs) * (size.width - 16);
  const y = (minor: number) =>
    highest === lowest ? size.top : size.bottom - ((minor - lowest) / (highest - lowest)) * (size.bottom - size.top);
  const marks = (isOwn: boolean, mark: (at: [left: number, top: number]) => string) =>
    prices
      .filter((price) => price.own === isOwn)
      .map((price) => mark([Math.round(x(price.on)), Math.round(y(price.unitMinor))]))
      .join('');
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={`Prices of twelve months from ${amount(Math.min(...minors))} to ${amount(highest)}`}
    >
      <path className={styles.limits} d={`M0 ${size.top}H${size.width}M0 ${size.bottom}H${size.width}`} />
      <text x="0" y={size.top - 5}>{`${amount(highest)} highest`}</text>
      <text x="0" y={size.bottom + 15}>
        {lowest === costMinor ? `${amount(lowest)} cost` : `${amount(lowest)} lowest`}
      </text>
      <path className={styles.other} d={marks(false, ([left, top]) => `M${left} ${top - 3}v6`)} />
      <path className={styles.own} d={marks(true, ([left, top]) => `M${left - 3.5} ${top - 3.5}h7v7h-7z`)} />
    </svg>
  );
}

function PriceLines({ label, prices, amount }: { label: string; prices: readonly DeskPastPrice[]; amount: Amount }) {
  if (prices.length === 0) return null;
  const texts = prices.slice(0, maxListed).map(({ unitMinor, quantity, on, kind }) => {
    const day = formatNearDay(on);
    return kind === 'order'
      ? `${amount(unitMinor)} × ${quantity} ordered ${day}`
      : `${amount(unitMinor)} × ${quantity} quoted ${day}`;
  });
  return (
    <p className={styles.about}>
      <b>{label}</b>: {texts.join('; ')}
    </p>
  );
}
