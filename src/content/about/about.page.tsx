import { Link } from 'react-router';
import { countText } from '../../catalogue/items/item-format.rule.ts';
import { plural, t, translate } from '../../lib/i18n.ts';
import type { AboutContent, CounterfeitWarning, Zone } from '../../sites/about-content.ts';
import { contactLink } from '../../sites/contact-subjects.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { BearingDrawing } from '../../ui/graphics/bearing-drawing.tsx';
import { Icon } from '../../ui/graphics/icon.tsx';
import { PlaceDrawing } from '../../ui/graphics/place-drawing.tsx';
import { Block, BlockBody, BlockFooter } from '../../ui/page/block.tsx';
import { Container, SectionHeader } from '../../ui/page/layout.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { brandLink, categoryLink } from '../listing-links.ts';
import styles from './about.module.css';
import { countSold, type Sold, SoldToday } from './assortment.tsx';
import { Carousel, CarouselButtons, CarouselDots, useCarousel } from './carousel.tsx';
import { Registrations } from './registrations.tsx';
import testimonialsStyles from './testimonials.module.css';
import { Timeline } from './timeline.tsx';

type AboutPageProps = {
  content: AboutContent;
  counterfeit: CounterfeitWarning;
  sold: Sold;
  /** 'Mon to Sat, 09:30 to 18:30' */
  open: string;
};

export function AboutPage({ content, counterfeit, sold, open }: AboutPageProps) {
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
        <Figures figures={[...content.figures, ...figuresOf(sold)]} />
        <SoldToday sold={sold} />
        {content.timeline.length > 0 && (
          <>
            <SectionHeader
              title={t`${first} to ${last}`}
              meta={<span className={styles.toScale}>{t`To scale, one division per year`}</span>}
            />
            <Timeline events={content.timeline} />
          </>
        )}
        {content.factories && <ProductionZones {...content.factories} sold={sold} />}
        {content.ventures.length > 0 && <SectionHeader title={t`Joint ventures`} />}
        <JointVentures ventures={content.ventures} sold={sold} />
        <Registrations open={open} />
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

function figuresOf(sold: Sold): AboutContent['figures'] {
  const total = countSold(sold);
  return total > 0 ? [{ label: t`Items on sale today`, value: countText(total) }] : [];
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

function JointVentures({ ventures, sold }: Pick<AboutContent, 'ventures'> & { sold: Sold }) {
  const site = useSite();
  return (
    <ul className={styles.ventures}>
      {ventures.map(({ name, text, href }) => {
        const own = sold.makers.find(({ maker }) => maker === name);
        return (
          <li key={name} className={styles.venture}>
            <h3 className={styles.name}>{name}</h3>
            <p>{translate(text)}</p>
            <span className={styles.ways}>
              {own && (
                <Link to={brandLink(site, { name, page: own.path })}>
                  {t`${plural(own.count, 'item')} of ${name} on sale`}
                </Link>
              )}
              <a href={href} target="_blank" rel="noopener">
                {tRich`Know More ${<VisuallyHidden>{t`about ${name} (opens in a new tab)`}</VisuallyHidden>}`}
              </a>
            </span>
          </li>
        );
      })}
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

const perSlide = 3;

function ProductionZones({ note, zones, sold }: NonNullable<AboutContent['factories']> & { sold: Sold }) {
  const counts = new Map(sold.categories.map(({ category, count }) => [category, count]));
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
                  <ZoneEntry {...zone} count={counts.get(zone.category)} />
                </li>
              ))}
            </ul>
          ))}
        </Carousel>
      </div>
    </>
  );
}

function ZoneEntry({ name, text, drawing, category, count }: Zone & { count: number | undefined }) {
  return (
    <>
      <BearingDrawing {...drawing} size={96} decorative />
      <span>
        <b>{translate(name)}</b>
        {text && <span className={styles.text}>{translate(text)}</span>}
        {count && (
          <span className={styles.text}>
            <Link to={categoryLink(category)}>{translate(category)}</Link>: {t`${countText(count)} on sale`}
          </span>
        )}
      </span>
    </>
  );
}

type TestimonialsProps = { testimonials: AboutContent['testimonials'] };

function Testimonials({ testimonials }: TestimonialsProps) {
  const clients = testimonials.filter(({ quote }) => quote !== '');
  const slides = useCarousel(clients.length);
  const others = clients.filter((_, index) => index !== slides.shown).map(({ client }) => translate(client));
  const header = t`What clients say`;
  if (clients.length === 0) return null;
  return (
    <Block header={header} end={<span aria-live="polite">{t`${slides.shown + 1} of ${clients.length}`}</span>}>
      <Carousel slides={slides} label={header}>
        {clients.map(({ client, quote }) => (
          <figure key={client} className={testimonialsStyles.client}>
            <blockquote className={testimonialsStyles.quote}>{translate(quote)}</blockquote>
            <figcaption className={testimonialsStyles.name}>{translate(client)}</figcaption>
          </figure>
        ))}
      </Carousel>
      <BlockFooter>
        <span className={testimonialsStyles.others}>{t`Next: ${others.join(', ')}`}</span>
        <CarouselButtons slides={slides} />
      </BlockFooter>
    </Block>
  );
}

/** '+91 22 5550 0169' → 'https://wa.me/912255500169' */
function whatsAppHref(phone: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}`;
}
