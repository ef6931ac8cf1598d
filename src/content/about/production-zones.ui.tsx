import { t, translate } from '../../lib/i18n.ts';
import type { CommonAboutContent } from '../../sites/about-content.ts';
import { BearingDrawing } from '../../ui/graphics/bearing-drawing.tsx';
import { SectionHeader } from '../../ui/page/layout.tsx';
import { Carousel, CarouselDots, useCarousel } from './carousel.ui.tsx';
import styles from './production-zones.module.css';

const perSlide = 3;

export function ProductionZones({ title, note, zones }: CommonAboutContent['madeIn']) {
  const slides = useCarousel(Math.ceil(zones.length / perSlide));
  const groups = Array.from({ length: slides.count }, (_, index) =>
    zones.slice(index * perSlide, (index + 1) * perSlide),
  );
  const first = (index: number) => index * perSlide + 1;
  const last = (index: number) => Math.min((index + 1) * perSlide, zones.length);
  const position = (
    <span className={styles.position}>
      {t`Zones ${first(slides.shown)} to ${last(slides.shown)} of ${zones.length}`}
      <CarouselDots slides={slides} nameOf={(index) => t`Zones ${first(index)} to ${last(index)}`} />
    </span>
  );
  return (
    <>
      <SectionHeader title={translate(title)} meta={translate(note)} end={position} />
      <div className={styles.zones}>
        <Carousel slides={slides} label={translate(title)}>
          {groups.map((group) => (
            <ul key={group[0]?.name} className={styles.group}>
              {group.map(({ name, drawn, drawing }) => (
                <li key={name} className={styles.zone}>
                  <BearingDrawing {...drawing} size={96} decorative />
                  <span>
                    <b>{translate(name)}</b>
                    <span className={styles.shown}>{t`Shown: ${translate(drawn)}`}</span>
                  </span>
                </li>
              ))}
            </ul>
          ))}
        </Carousel>
      </div>
    </>
  );
}
