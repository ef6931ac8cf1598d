import { Wrap } from '../ui/layout.tsx';
import type { HomeSlots } from './home.page.tsx';
import styles from './home-maker.module.css';

/** The maker: one bearing large in light lines; its centre line runs through the search field. */
export function MakerHome({ head, tries, side, below, search, cart }: HomeSlots) {
  return (
    <>
      <section className={styles.hero} data-ground="brand">
        <Wrap>
          <div className={styles.grid}>
            <div className={styles.find}>
              {head}
              {search}
              {tries}
              {cart}
            </div>
            <div className={styles.drawing}>{side}</div>
          </div>
        </Wrap>
      </section>
      <Wrap>{below}</Wrap>
    </>
  );
}
