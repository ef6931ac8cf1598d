import { Container } from '../../ui/page/layout.tsx';
import styles from './hero-layout.module.css';
import type { HomeSlots } from './home.page.tsx';

/** The maker: one bearing large in light lines; its centre line runs through the search field. */
export function HeroLayout({ head, tries, side, below, search, cart }: HomeSlots) {
  return (
    <>
      <section className={styles.hero} data-ground="brand">
        <Container>
          <div className={styles.grid}>
            <div className={styles.find}>
              {head}
              {search}
              {tries}
              {cart}
            </div>
            <div className={styles.drawing}>{side}</div>
          </div>
        </Container>
      </section>
      <Container>{below}</Container>
    </>
  );
}
