import { Link } from 'react-router';
import { t, translate } from '../../lib/i18n.ts';
import type { AboutContent, Zone } from '../../sites/about-content.ts';
import { BearingDrawing } from '../../ui/graphics/bearing-drawing.tsx';
import { SectionHeader } from '../../ui/page/layout.tsx';
import { categoryLink } from '../listing-links.ts';
import { Carousel, CarouselDots, useCarousel } from './carousel.tsx';
import styles from './production-zones.module.css';

const perSlide = 3;

export function ProductionZones({ note, zones }: NonNullable<AboutContent['factories']>) {
  const slides = useCarousel(Math.ceil(zones.length / perSlide));
  const groups = Array.from({ length: slides.count }, (_, index) =>
    zones.slice(index * perSlide, (index + 1) * perSlide),
  );
  const first = (index: number) => index * perSlide + 1;
  const last = (index: number) => Math.min((index + 1) * perSlide, zones.length);
  const position = slides.count > 1 && (
    <span className={styles.position}>
      {t`Zones ${first(slides.shown)} to ${last(slides.shown)} of ${zones.length}`}
      <CarouselDots slides={slides} nameOf={(index) => t`Zones ${first(index)} to ${last(index)}`} />
    </span>
  );
  const title = t`Where the bearings are made`;
  return (
    <>
      <SectionHeader title={title} meta={translate(note)} end={position} />
      <div className={styles.zones}>
        <Carousel slides={slides} label={title}>
          {groups.map((group) => (
            <ul key={group[0]?.name} className={styles.group}>
              {group.map((zone) => (
                <li key={zone.name} className={styles.zone}>
                  <ZoneEntry {...zone} />
                </li>
              ))}
            </ul>
          ))}
        </Carousel>
      </div>
    </>
  );
}

function ZoneEntry({ name, text, drawing, category }: Zone) {
  return (
    <>
      <BearingDrawing {...drawing} size={96} decorative />
      <span>
        <b>{translate(name)}</b>
        {text && <span className={styles.text}>{translate(text)}</span>}
        <span className={styles.text}>
          {t`Shown:`} <Link to={categoryLink(category)}>{translate(category)}</Link>
        </span>
      </span>
    </>
  );
}
