import { t } from '../../lib/i18n.ts';
import type { FeaturedGroup } from '../../sites/home-content.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { BearingDrawing } from '../../ui/graphics/bearing-drawing.tsx';
import { Icon } from '../../ui/graphics/icon.tsx';
import { cataloguePdfPath } from '../downloads/catalogue-paths.ts';
import styles from './featured-detail.module.css';
import type { FeaturedRow } from './home-data.ts';

export const featuredAnchor = 'from-the-catalogue';

type FeaturedDetailProps = { tab: string; group: FeaturedGroup; rows: readonly FeaturedRow[] };

export function FeaturedDetail({ tab, group, rows }: FeaturedDetailProps) {
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

export function CatalogueLink() {
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
