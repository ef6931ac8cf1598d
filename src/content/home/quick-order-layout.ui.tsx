import { Container } from '../../ui/page/layout.tsx';
import type { HomeSlots } from './home.page.tsx';
import styles from './quick-order-layout.module.css';

/** The counter: search and a list first, then eight types for one shaft and the brand names in one row. */
export function QuickOrderLayout({ head, tries, side, below, search, cart }: HomeSlots) {
  return (
    <Container>
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
    </Container>
  );
}
