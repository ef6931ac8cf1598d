import { Wrap } from '../ui/layout.tsx';
import type { HomeSlots } from './home.page.tsx';
import styles from './home-counter.module.css';

/** The counter: search and a list first, then eight types for one shaft and the brand names in one row. */
export function CounterHome({ head, tries, side, below, search, cart }: HomeSlots) {
  return (
    <Wrap>
      <section className={styles.hero}>
        <div>
          {head}
          {search}
          {tries}
          {cart}
        </div>
        {side}
      </section>
      {below}
    </Wrap>
  );
}
