import { said, say } from '../lib/say.ts';
import type { CommonAboutWords } from '../sites/about-words.ts';
import { BearingDrawing } from '../ui/bearing-drawing.tsx';
import { SectionHead } from '../ui/layout.tsx';
import styles from './about-zones.module.css';
import { SlideDots, Slides, useSlides } from './slides.tsx';

const perSlide = 3;

/** The zones where the bearings are made, three on a slide. */
export function Zones({ title, note, zones }: CommonAboutWords['madeIn']) {
  const slides = useSlides(Math.ceil(zones.length / perSlide));
  const groups = Array.from({ length: slides.count }, (_, index) =>
    zones.slice(index * perSlide, (index + 1) * perSlide),
  );
  const first = (index: number) => index * perSlide + 1;
  const last = (index: number) => Math.min((index + 1) * perSlide, zones.length);
  const dots = (
    <span className={styles.place}>
      {say`Zones ${first(slides.shown)} to ${last(slides.shown)} of ${zones.length}`}
      <SlideDots slides={slides} nameOf={(index) => say`Zones ${first(index)} to ${last(index)}`} />
    </span>
  );
  return (
    <>
      <SectionHead title={said(title)} meta={said(note)} end={dots} />
      <div className={styles.zones}>
        <Slides slides={slides} label={said(title)}>
          {groups.map((group) => (
            <ul key={group[0]?.name} className={styles.group}>
              {group.map(({ name, drawn, drawing }) => (
                <li key={name} className={styles.zone}>
                  <BearingDrawing {...drawing} size={96} decorative />
                  <span>
                    <b>{said(name)}</b>
                    <span className={styles.drawn}>{say`Drawn: ${said(drawn)}`}</span>
                  </span>
                </li>
              ))}
            </ul>
          ))}
        </Slides>
      </div>
    </>
  );
}
