import { Wrap } from '../ui/layout.tsx';
import type { HomeSlots } from './home.page.tsx';
import styles from './home-trading-house.module.css';

/** The trading house: one drawing on white, then what is sold beside how to reach the house. */
export function TradingHouseHome({ head, tries, side, below, search, cart }: HomeSlots) {
  return (
    <>
      <section className={styles.hero}>
        <Wrap>
          <div className={styles.grid}>
            <div>
              {head}
              {search}
              {tries}
              {cart}
            </div>
            {side}
          </div>
        </Wrap>
      </section>
      <Wrap>{below}</Wrap>
    </>
  );
}
