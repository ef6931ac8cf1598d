import { Container } from '../../ui/page/layout.tsx';
import type { HomeSlots } from './home-sections.ts';
import styles from './quick-order-layout.module.css';

export function QuickOrderLayout({ headline, examples, aside, below, search, cart }: HomeSlots) {
  return (
    <Container>
      <section className={styles.hero}>
        <div>
          {headline}
          {search}
          {examples}
          {cart}
        </div>
        {aside}
      </section>
      {below}
    </Container>
  );
}
