import { Container } from '../../ui/page/layout.tsx';
import styles from './directory-layout.module.css';
import type { HomeSlots } from './home-sections.ts';

export function DirectoryLayout({ headline, examples, aside, below, search, cart }: HomeSlots) {
  return (
    <>
      <section className={styles.hero}>
        <Container>
          <div className={styles.grid}>
            <div>
              {headline}
              {search}
              {examples}
              {cart}
            </div>
            {aside}
          </div>
        </Container>
      </section>
      <Container>{below}</Container>
    </>
  );
}
