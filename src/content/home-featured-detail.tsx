import { designationKey } from '../bearings/search-key.ts';
import { sizesInMm, weightText } from '../catalogue/display.rule.ts';
import { itemHref } from '../catalogue/item-link.rule.ts';
import type { ShelfItem } from '../catalogue/shelf.contract.ts';
import { say } from '../lib/say.ts';
import type { FeaturedGroup } from '../sites/words.ts';
import { BearingDrawing } from '../ui/bearing-drawing.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useSite } from '../ui/site-context.tsx';
import type { HomeParts } from './home-drawn.ts';
import styles from './home-featured-detail.module.css';
import { catalogueFile } from './print-addresses.ts';

/** Where the view behind Know More goes back to. */
export const featuredAnchor = 'from-the-catalogue';

type FeaturedDetailProps = { tab: string; group: FeaturedGroup } & Pick<HomeParts, 'items'>;

/** The view behind Know More, in the place of the tabs: what it is and the items of it, or the catalogue; Back. */
export function FeaturedDetail({ tab, group, items }: FeaturedDetailProps) {
  const { id, title, more, drawing, names = [] } = group;
  const keys = names.map(designationKey);
  const listed = items.filter(({ itemname }) => keys.includes(designationKey(itemname)));
  return (
    <article id={id} className={styles.detail} tabIndex={-1} aria-labelledby={`${id}-title`} data-detail>
      <a className={styles.back} href={`#${featuredAnchor}`}>
        <Icon name="chevron-left" small />
        {say`Back`}
      </a>
      <div className={styles.view}>
        <div>
          <p className={styles.tab}>{tab}</p>
          <h3 id={`${id}-title`}>{title}</h3>
          {more.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {names.length === 0 && <CatalogueLink />}
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

function Items({ caption, items }: { caption: string; items: readonly ShelfItem[] }) {
  const site = useSite();
  return (
    <table className={styles.items}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{say`Item`}</th>
          <th scope="col">{say`Brand`}</th>
          <th scope="col">{say`Size, mm`}</th>
          <th scope="col">{say`Weight, kg`}</th>
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
              <bdi>{sizesInMm(item) || say`NA`}</bdi>
            </td>
            <td>{weightText(item.Weight, 2)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The site's whole catalogue as a file. */
export function CatalogueLink() {
  return (
    <ButtonLink
      small
      icon="download"
      to={catalogueFile()}
      reloadDocument
      discover="none"
    >{say`Download Catalogue`}</ButtonLink>
  );
}
