import { t } from '../../lib/i18n.ts';
import type { FeaturedGroup, FeaturedTab, HomeContent } from '../../sites/home-content.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { BearingDrawing } from '../../ui/graphics/bearing-drawing.tsx';
import { Icon } from '../../ui/graphics/icon.tsx';
import { SectionHeader } from '../../ui/page/layout.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { cataloguePdfPath } from '../downloads/catalogue-paths.ts';
import { listingLink } from '../listing-links.ts';
import styles from './featured.module.css';
import type { FeaturedRow, HomeData } from './home-data.ts';
import { gridColumns } from './search-intro.tsx';

export type FeaturedProps = { featured: HomeContent['featured'] | undefined } & Pick<HomeData, 'featuredRows'>;

/** Works without scripts: the tabs are radio buttons, and a detail view opens by its URL fragment. */
export function Featured({ featured, featuredRows }: FeaturedProps) {
  if (!featured) return null;
  return (
    <section id={featuredAnchor} className={styles.featured}>
      <SectionHeader title={t`From the catalogue`} />
      {/* Firefox would keep the chosen tab over a reload; Enter sends a form of this method nowhere. */}
      <form method="dialog" autoComplete="off">
        <fieldset className={styles.tabs}>
          <legend>{t`From the catalogue`}</legend>
          {featured.map(({ title }, index) => (
            <label key={title}>
              <input type="radio" name="featured" value={title} defaultChecked={index === 0} />
              {title}
            </label>
          ))}
        </fieldset>
      </form>
      {featured.map((tab) => (
        <TabPanel key={tab.title} tab={tab} featuredRows={featuredRows} />
      ))}
    </section>
  );
}

function TabPanel({ tab, featuredRows }: { tab: FeaturedTab } & Pick<HomeData, 'featuredRows'>) {
  return (
    <div className={styles.panel}>
      <div className={styles.list}>
        {tab.groups.map((group) => (
          <GroupLine key={group.id} group={group} />
        ))}
      </div>
      {tab.groups.map((group) => (
        <FeaturedDetail key={group.id} tab={tab.title} group={group} rows={featuredRows[group.id] ?? []} />
      ))}
    </div>
  );
}

function GroupLine({ group: { id, title, text, drawing, designations } }: { group: FeaturedGroup }) {
  return (
    <article>
      <BearingDrawing {...drawing} size={96} decorative />
      <h3>{title}</h3>
      <p>{text}</p>
      <div className={styles.actions}>
        <a className={styles.more} href={`#${id}`} aria-label={t`Know More: ${title}`}>{t`Know More`}</a>
        {!designations && <CatalogueLink />}
      </div>
    </article>
  );
}

export function CategoryTiles({ tiles }: Pick<HomeData, 'tiles'>) {
  const { name: site } = useSite();
  if (tiles.length === 0) return null;
  return (
    <nav className={styles.tiles} style={gridColumns(tiles.length)} aria-label={t`Types of bearings from ${site}`}>
      {tiles.map(({ name, listing, drawing }) => (
        <a key={name} href={listingLink(listing)}>
          <BearingDrawing {...drawing} size={40} decorative />
          {name}
        </a>
      ))}
    </nav>
  );
}

const featuredAnchor = 'from-the-catalogue';

type FeaturedDetailProps = { tab: string; group: FeaturedGroup; rows: readonly FeaturedRow[] };

function FeaturedDetail({ tab, group, rows }: FeaturedDetailProps) {
  const { id, title, more, drawing, designations = [] } = group;
  return (
    <article id={id} className={styles.detail} tabIndex={-1} aria-labelledby={`${id}-title`} data-detail>
      <a className={styles.back} href={`#${featuredAnchor}`}>
        <Icon name="chevron-left" small />
        {t`Back`}
      </a>
      <div className={styles.view}>
        <div>
          <p className={styles.tab}>{tab}</p>
          <h3 id={`${id}-title`}>{title}</h3>
          {more.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {designations.length === 0 && <CatalogueLink />}
        </div>
        {rows.length > 0 ? (
          <Items caption={title} rows={rows} />
        ) : (
          <BearingDrawing {...drawing} size={240} decorative />
        )}
      </div>
    </article>
  );
}

function Items({ caption, rows }: { caption: string; rows: readonly FeaturedRow[] }) {
  return (
    <table className={styles.items}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t`Item`}</th>
          <th scope="col">{t`Brand`}</th>
          <th scope="col">{t`Size, mm`}</th>
          <th scope="col">{t`Weight, kg`}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ link, designation, brand, sizes, weight }) => (
          <tr key={link}>
            <th scope="row">
              <a href={link}>{designation}</a>
            </th>
            <td>{brand}</td>
            <td>
              <bdi>{sizes}</bdi>
            </td>
            <td>{weight}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function CatalogueLink() {
  return (
    <ButtonLink
      small
      icon="download"
      to={cataloguePdfPath()}
      reloadDocument
      discover="none"
    >{t`Download Catalogue`}</ButtonLink>
  );
}
