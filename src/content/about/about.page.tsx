import { t, translate } from '../../lib/i18n.ts';
import type { AboutContent, CounterfeitWarning } from '../../sites/about-content.ts';
import { contactLink } from '../../sites/contact-subjects.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { BearingDrawing } from '../../ui/graphics/bearing-drawing.tsx';
import { Icon } from '../../ui/graphics/icon.tsx';
import { PlaceDrawing } from '../../ui/graphics/place-drawing.tsx';
import { Block, BlockBody } from '../../ui/page/block.tsx';
import { Container, SectionHeader } from '../../ui/page/layout.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import styles from './about.module.css';
import { ProductionZones } from './production-zones.tsx';
import { Testimonials } from './testimonials.tsx';
import { Timeline } from './timeline.tsx';
import { whatsAppHref } from './whats-app-link.ts';

export function AboutPage({ content, counterfeit }: { content: AboutContent; counterfeit: CounterfeitWarning }) {
  const first = content.timeline[0]?.year ?? '';
  const last = content.timeline.at(-1)?.year ?? '';
  return (
    <main id="main">
      <Container>
        <div className={styles.intro}>
          <div>
            <h1 className={styles.headline}>{translate(content.headline)}</h1>
            {content.paragraphs.map((paragraph) => (
              <p key={paragraph} className={styles.paragraph}>
                {translate(paragraph)}
              </p>
            ))}
          </div>
          <figure className={styles.drawing}>
            <BearingDrawing {...content.drawing} size="large" width={600} height={320} decorative />
          </figure>
        </div>
        <Figures figures={content.figures} />
        {content.timeline.length > 0 && (
          <>
            <SectionHeader
              title={t`${first} to ${last}`}
              meta={<span className={styles.toScale}>{t`To scale, one division per year`}</span>}
            />
            <Timeline events={content.timeline} />
          </>
        )}
        {content.factories && <ProductionZones {...content.factories} />}
        {content.ventures.length > 0 && <SectionHeader title={t`Joint ventures`} />}
        <JointVentures ventures={content.ventures} />
        <div className={styles.pair}>
          <div className={styles.notes}>
            {content.retrofitKit && <RetrofitKit purpose={content.retrofitKit} />}
            <Counterfeit {...counterfeit} />
          </div>
          <Testimonials testimonials={content.testimonials} />
        </div>
      </Container>
    </main>
  );
}

/** The place that the site sells from, and its figures. */
function Figures({ figures }: Pick<AboutContent, 'figures'>) {
  if (figures.length === 0) return null;
  return (
    <div className={styles.house}>
      <div className={styles.place}>
        <PlaceDrawing />
      </div>
      <dl className={styles.figures}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{translate(label)}</dt>
            <dd>{translate(value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function JointVentures({ ventures }: Pick<AboutContent, 'ventures'>) {
  return (
    <ul className={styles.ventures}>
      {ventures.map(({ name, text, href }) => (
        <li key={name} className={styles.venture}>
          <h3 className={styles.name}>{name}</h3>
          <p>{translate(text)}</p>
          <a href={href} target="_blank" rel="noopener">
            {tRich`Know More ${<VisuallyHidden>{t`about ${name} (opens in a new tab)`}</VisuallyHidden>}`}
          </a>
        </li>
      ))}
    </ul>
  );
}

function RetrofitKit({ purpose }: { purpose: string }) {
  const site = useSite();
  return (
    <Block header={t`Retrofit kit`}>
      <BlockBody>
        <p className={styles.purpose}>{translate(purpose)}</p>
        <ButtonLink to={contactLink(site, 'retrofit-kit')}>{t`Ask for an offer`}</ButtonLink>
      </BlockBody>
    </Block>
  );
}

function Counterfeit({ title, text }: CounterfeitWarning) {
  const { contact } = useSite();
  return (
    <section className={styles.warning} aria-labelledby="counterfeit">
      <Icon name="bad" />
      <div>
        <h2 id="counterfeit" className={styles.warningTitle}>
          {translate(title)}
        </h2>
        <p>{translate(text)}</p>
        {contact.whatsapp && (
          <a className={styles.help} href={whatsAppHref(contact.whatsapp)} target="_blank" rel="noopener">
            <Icon name="phone" small />
            {t`WhatsApp help`} <VisuallyHidden>{t`(opens in a new tab)`}</VisuallyHidden>
          </a>
        )}
      </div>
    </section>
  );
}
