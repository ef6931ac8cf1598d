import { said, say } from '../lib/say.ts';
import type { CommonAboutWords } from '../sites/about-words.ts';
import { Block, BlockFoot } from '../ui/block.tsx';
import styles from './about-clients.module.css';
import { SlideSteps, Slides, useSlides } from './slides.tsx';

/** What clients say, one at a time; placeholders until they have released their words. */
export function Testimonials({ title, placeholder, clients }: CommonAboutWords['testimonials']) {
  const slides = useSlides(clients.length);
  const others = clients.filter((_, index) => index !== slides.shown).map((client) => said(client));
  const head = said(title);
  return (
    <Block head={head} end={<span aria-live="polite">{say`${slides.shown + 1} of ${clients.length}`}</span>}>
      <Slides slides={slides} label={head}>
        {clients.map((client) => (
          <figure key={client} className={styles.client}>
            <blockquote className={styles.words}>{said(placeholder)}</blockquote>
            <figcaption className={styles.name}>{said(client)}</figcaption>
          </figure>
        ))}
      </Slides>
      <BlockFoot>
        <span className={styles.others}>{say`${others.join(', ')} follow`}</span>
        <SlideSteps slides={slides} />
      </BlockFoot>
    </Block>
  );
}
