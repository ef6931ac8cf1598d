import { said, say } from '../lib/say.ts';
import type { AboutWords, CommonAboutWords } from '../sites/about-words.ts';
import { BearingDrawing } from '../ui/bearing-drawing.tsx';
import { Icon } from '../ui/icon.tsx';
import { SectionHead, Wrap } from '../ui/layout.tsx';
import { sayWith } from '../ui/say-with.tsx';
import { useSite } from '../ui/site-context.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './about.module.css';
import { Testimonials } from './about-clients.tsx';
import { Timeline } from './about-timeline.tsx';
import { Zones } from './about-zones.tsx';
import { whatsAppHref } from './whats-app.ts';

/** The house: its years, where its bearings are made, its partners, a warning, what clients say. */
export function AboutPage({ words, common }: { words: AboutWords; common: CommonAboutWords }) {
  const first = words.timeline[0]?.year ?? '';
  const last = words.timeline.at(-1)?.year ?? '';
  return (
    <main id="main">
      <Wrap>
        <div className={styles.opening}>
          <div>
            <h1 className={styles.headline}>{said(words.headline)}</h1>
            {words.paragraphs.map((paragraph) => (
              <p key={paragraph} className={styles.paragraph}>
                {said(paragraph)}
              </p>
            ))}
          </div>
          <figure className={styles.drawing}>
            <BearingDrawing {...words.drawing} size="large" width={600} height={320} decorative />
          </figure>
        </div>
        <SectionHead
          title={say`${first} to ${last}`}
          meta={<span className={styles.toScale}>{say`Drawn to scale, a year a division`}</span>}
        />
        <Timeline events={words.timeline} />
        <Zones {...common.madeIn} />
        <SectionHead title={say`Joint ventures`} />
        <Ventures ventures={words.ventures} />
        <div className={styles.pair}>
          <Counterfeit {...common.counterfeit} />
          <Testimonials {...common.testimonials} />
        </div>
      </Wrap>
    </main>
  );
}

function Ventures({ ventures }: Pick<AboutWords, 'ventures'>) {
  return (
    <ul className={styles.ventures}>
      {ventures.map(({ name, text, href }) => (
        <li key={name} className={styles.venture}>
          <h3 className={styles.name}>{name}</h3>
          <p>{said(text)}</p>
          <a href={href} target="_blank" rel="noopener">
            {sayWith`Know More ${<VisuallyHidden>{say`about ${name} (opens a new tab)`}</VisuallyHidden>}`}
            <Icon name="share" small />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Counterfeit({ title, text }: CommonAboutWords['counterfeit']) {
  const { contact } = useSite();
  return (
    <section className={styles.warning} aria-labelledby="counterfeit">
      <Icon name="bad" />
      <div>
        <h2 id="counterfeit" className={styles.warningTitle}>
          {said(title)}
        </h2>
        <p>{said(text)}</p>
        <a className={styles.help} href={whatsAppHref(contact.whatsapp)} target="_blank" rel="noopener">
          <Icon name="phone" small />
          {say`WhatsApp help`} <VisuallyHidden>{say`(opens a new tab)`}</VisuallyHidden>
        </a>
      </div>
    </section>
  );
}
