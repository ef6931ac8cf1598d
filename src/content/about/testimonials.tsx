import { t, translate } from '../../lib/i18n.ts';
import type { AboutContent } from '../../sites/about-content.ts';
import { Block, BlockFooter } from '../../ui/page/block.tsx';
import { Carousel, CarouselButtons, useCarousel } from './carousel.tsx';
import styles from './testimonials.module.css';

type TestimonialsProps = { testimonials: AboutContent['testimonials'] };

export function Testimonials({ testimonials }: TestimonialsProps) {
  const clients = testimonials.filter(({ quote }) => quote !== '');
  const slides = useCarousel(clients.length);
  const others = clients.filter((_, index) => index !== slides.shown).map(({ client }) => translate(client));
  const header = t`What clients say`;
  if (clients.length === 0) return null;
  return (
    <Block header={header} end={<span aria-live="polite">{t`${slides.shown + 1} of ${clients.length}`}</span>}>
      <Carousel slides={slides} label={header}>
        {clients.map(({ client, quote }) => (
          <figure key={client} className={styles.client}>
            <blockquote className={styles.quote}>{translate(quote)}</blockquote>
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
