import { t, translate } from '../../lib/i18n.ts';
import type { CommonAboutContent } from '../../sites/about-content.ts';
import { Block, BlockFooter } from '../../ui/page/block.tsx';
import { Carousel, CarouselButtons, useCarousel } from './carousel.ui.tsx';
import styles from './testimonials.module.css';

/** Placeholders until the clients have released their quotes. */
export function Testimonials({ title, placeholder, clients }: CommonAboutContent['testimonials']) {
  const slides = useCarousel(clients.length);
  const others = clients.filter((_, index) => index !== slides.shown).map((client) => translate(client));
  const header = translate(title);
  return (
    <Block header={header} end={<span aria-live="polite">{t`${slides.shown + 1} of ${clients.length}`}</span>}>
      <Carousel slides={slides} label={header}>
        {clients.map((client) => (
          <figure key={client} className={styles.client}>
            <blockquote className={styles.quote}>{translate(placeholder)}</blockquote>
            <figcaption className={styles.name}>{translate(client)}</figcaption>
          </figure>
        ))}
      </Carousel>
      <BlockFooter>
        <span className={styles.others}>{t`Next: ${others.join(', ')}`}</span>
        <CarouselButtons slides={slides} />
      </BlockFooter>
    </Block>
  );
}
