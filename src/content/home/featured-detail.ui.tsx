import { designationKey } from '../../bearings/designation/search-key.ts';
import { sizesInMm, weightText } from '../../catalogue/items/item-format.rule.ts';
import { itemHref } from '../../catalogue/items/item-link.rule.ts';
import type { FeaturedItem } from '../../catalogue/recommendations/featured-items.contract.ts';
import { t } from '../../lib/i18n.ts';
import type { FeaturedGroup } from '../../sites/home-content.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { BearingDrawing } from '../../ui/graphics/bearing-drawing.tsx';
import { Icon } from '../../ui/graphics/icon.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { cataloguePdfPath } from '../downloads/catalogue-paths.ts';
import styles from './featured-detail.module.css';
import type { HomeData } from './home-sections.ts';

export const featuredAnchor = 'from-the-catalogue';

type FeaturedDetailProps = { tab: string; group: FeaturedGroup } & Pick<HomeData, 'items'>;

export function FeaturedDetail({ tab, group, items }: FeaturedDetailProps) {
  const { id, title, more, drawing, designations = [] } = group;
  const keys = designations.map(designationKey);
  const listed = items.filter(({ itemname }) => keys.includes(designationKey(itemname)));
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
        {listed.length > 0 ? (
          <Items caption={title} items={listed} />
        ) : (
          <BearingDrawing {...drawing} size={240} decorative />
        )}
      </div>
    </article>
  );
}

function Items({ caption, items }: { caption: string; items: readonly FeaturedItem[] }) {
  const site = useSite();
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
        {items.map((item) => (
          <tr key={item.itemid}>
            <th scope="row">
              <a href={itemHref(site, item)}>{item.itemname}</a>
            </th>
            <td>{item.brandname}</td>
            <td>
              <bdi>{sizesInMm(item) || t`NA`}</bdi>
            </td>
            <td>{weightText(item.Weight, 2)}</td>
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
