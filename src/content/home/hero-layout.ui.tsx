import { Container } from '../../ui/page/layout.tsx';
import styles from './hero-layout.module.css';
import type { HomeSlots } from './home-sections.ts';

/** One large drawing in light lines; its centre line runs through the search field. */
export function HeroLayout({ headline, examples, aside, below, search, cart }: HomeSlots) {
  return (
    <>
      <section className={styles.hero} data-ground="brand">
        <Container>
          <div className={styles.grid}>
            <div className={styles.searchColumn}>
              {headline}
              {search}
              {examples}
              {cart}
            </div>
            <div className={styles.drawing}>{aside}</div>
          </div>
        </Container>
      </section>
      <Container>{below}</Container>
    </>
  );
}
