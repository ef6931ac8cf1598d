import { Children, type ReactNode, useEffect, useRef, useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import styles from './carousel.module.css';

/** A strip of slides that scrolls and snaps in CSS alone, with the index of the visible slide. */
export function useCarousel(count: number) {
  const strip = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  // Not every browser makes a scroll container focusable by itself.
  useEffect(() => strip.current?.setAttribute('tabindex', '0'), []);
  return {
    strip,
    count,
    shown,
    scrolled() {
      const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
      setShown(Math.min(count - 1, Math.round(Math.abs(scrollLeft) / clientWidth)));
    },
    show(index: number) {
      const slide = strip.current?.children[(index + count) % count];
      slide?.scrollIntoView({ block: 'nearest', inline: 'start' });
    },
  };
}

type CarouselState = ReturnType<typeof useCarousel>;

export function Carousel({ slides, label, children }: { slides: CarouselState; label: string; children: ReactNode }) {
  return (
    <section ref={slides.strip} className={styles.strip} aria-label={label} onScroll={slides.scrolled}>
      {Children.map(children, (child) => (
        <div className={styles.slide}>{child}</div>
      ))}
    </section>
  );
}

export function CarouselDots({ slides, nameOf }: { slides: CarouselState; nameOf: (index: number) => string }) {
  return (
    <span className={styles.dots}>
      {Array.from({ length: slides.count }, (_, index) => (
        <button
          key={nameOf(index)}
          type="button"
          className={classNames(styles.dot, index === slides.shown && styles.on)}
          aria-label={nameOf(index)}
          aria-current={index === slides.shown || undefined}
          onClick={() => slides.show(index)}
        />
      ))}
    </span>
  );
}

export function CarouselButtons({ slides }: { slides: CarouselState }) {
  return (
    <span className={styles.steps}>
      <IconButton name="chevron-left" label={t`Back`} framed small onClick={() => slides.show(slides.shown - 1)} />
      <IconButton name="chevron-right" label={t`Next`} framed small onClick={() => slides.show(slides.shown + 1)} />
    </span>
  );
}
