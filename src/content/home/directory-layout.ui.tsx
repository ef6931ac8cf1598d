import { Container } from '../../ui/page/layout.tsx';
import styles from './directory-layout.module.css';
import type { HomeSlots } from './home.page.tsx';

/** The trading house: one drawing on white, then what is sold beside how to reach the house. */
export function DirectoryLayout({ head, tries, side, below, search, cart }: HomeSlots) {
  return (
    <>
      <section className={styles.hero}>
        <Container>
          <div className={styles.grid}>
            <div>
              {head}
              {search}
              {tries}
              {cart}
            </div>
            {side}
          </div>
        </Container>
      </section>
      <Container>{below}</Container>
    </>
  );
}
