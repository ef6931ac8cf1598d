import { say } from '../lib/say.ts';
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
  const nameOf = (index: number) => {
    const from = index * perSlide + 1;
    return `Zones ${from} to ${Math.min(from + perSlide - 1, zones.length)}`;
  };
  const dots = (
    <span className={styles.place}>
      {nameOf(slides.shown)} {say`of`} {zones.length}
      <SlideDots slides={slides} nameOf={nameOf} />
    </span>
  );
  return (
    <>
      <SectionHead title={title} meta={note} end={dots} />
      <div className={styles.zones}>
        <Slides slides={slides} label={title}>
          {groups.map((group) => (
            <ul key={group[0]?.name} className={styles.group}>
              {group.map(({ name, drawn, drawing }) => (
                <li key={name} className={styles.zone}>
                  <BearingDrawing {...drawing} size={96} decorative />
                  <span>
                    <b>{name}</b>
                    <span className={styles.drawn}>{say`Drawn: ${drawn.toLowerCase()}`}</span>
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
