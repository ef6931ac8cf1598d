import { type OrderStage, stepReached } from '../order-stage.rule.ts';
import styles from './order-progress-line.module.css';

const steps = [0, 1, 2, 3];
const gap = 53;

/** Ordered, confirmed, dispatched, delivered as a dimension line; the tag beside it says the same in words. */
export function OrderProgressLine({ stage }: { stage: OrderStage }) {
  const reached = stepReached(stage);
  if (reached === undefined) return null;
  return (
    <svg className={styles.line} viewBox="-5 0 170 12" aria-hidden="true" focusable="false">
      {steps.slice(1).map((step) => {
        const [from, to] = [(step - 1) * gap, step * gap];
        return step <= reached ? (
          <g key={step}>
            <path d={`M${from} 6H${to}`} />
            <path className={styles.arrow} d={`M${from} 6l7-2.5v5zM${to} 6l-7-2.5v5z`} />
          </g>
        ) : (
          <path key={step} className={styles.ahead} d={`M${from} 6H${to}`} />
        );
      })}
      {steps.map((step) => (
        <path key={step} className={step > reached ? styles.ahead : undefined} d={`M${step * gap} 0v12`} />
      ))}
      {stage !== 'Delivered' && <rect className={styles.now} x={reached * gap - 4} y={2} width={8} height={8} />}
    </svg>
  );
}
