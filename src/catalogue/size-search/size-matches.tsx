import { Link } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { BearingDrawing } from '../../ui/graphics/bearing-drawing.tsx';
import { Amount } from '../../ui/items/amount.tsx';
import { AvailabilityLabel } from '../../ui/items/availability.tsx';
import { Designation } from '../../ui/items/designation.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { drawingPropsOf } from '../items/drawing-props.ts';
import type { ItemRow } from '../items/item.contract.ts';
import { sizesInMm, totalText, typeText } from '../items/item-format.rule.ts';
import { itemHref } from '../items/item-link.rule.ts';
import { sizeDifferences, sizeDifferenceText } from './size-difference.rule.ts';
import styles from './size-matches.module.css';
import { hasSizeProblem, type SizeQuery, sizeListingHref } from './size-query.rule.ts';
import type { TypeCounts } from './size-types.tsx';

export type FoundSizes = {
  /** The closest first. */
  rows: readonly ItemRow[];
  /** 1000 means 1,000 or more. */
  total: number;
  types: TypeCounts;
  /** What is shown instead, where nothing is within the tolerance. */
  closest: readonly ItemRow[];
};

export function SizeMatches({ query, found }: { query: SizeQuery; found: FoundSizes | undefined }) {
  const isFound = found !== undefined && found.total > 0;
  return (
    <section className={styles.matches} aria-label={t`Matches`}>
      <div className={styles.head}>
        <p role="status">{summaryOf(query, found)}</p>
        {isFound && (
          <ButtonLink kind="primary" to={sizeListingHref(query)}>
            {found.total > found.rows.length ? t`Show all in the list` : t`Show in the list`}
          </ButtonLink>
        )}
      </div>
      <ul className={styles.list}>
        {(isFound ? found.rows : (found?.closest ?? [])).map((item) => (
          <Match key={item.itemid} item={item} query={query} />
        ))}
      </ul>
    </section>
  );
}

function summaryOf(query: SizeQuery, found: FoundSizes | undefined): string {
  if (!found)
    return hasSizeProblem(query) ? t`Correct the marked size.` : t`The items that fit are listed here as you type.`;
  if (found.total > 0) return found.total === 1 ? t`1 item fits` : t`${totalText(found.total)} items fit`;
  return found.closest.length > 0
    ? t`No item fits within your tolerance. The closest sizes are listed.`
    : t`No item fits. Leave out a size, or allow more tolerance.`;
}

function Match({ item, query }: { item: ItemRow; query: SizeQuery }) {
  const site = useSite();
  const difference = sizeDifferenceText(sizeDifferences(item, query));
  const price = item.your_price || item.list_price;
  return (
    <li className={styles.match}>
      <BearingDrawing {...drawingPropsOf(item)} framed decorative />
      <span className={styles.name}>
        <Link to={itemHref(site, item)}>
          <Designation>{item.itemname}</Designation>
        </Link>
        <span className={styles.kind}>
          {item.brandname} · {typeText(item.itemtype)}
        </span>
      </span>
      <span className={styles.size}>
        <span className={styles.mm}>{sizesInMm(item)}</span>
        <span className={classNames(difference ? styles.off : styles.exact)}>
          {difference || t`Exactly these sizes`}
        </span>
      </span>
      <span className={styles.offer}>
        {item.Availability && <AvailabilityLabel status={item.Availability} />}
        {price > 0 && (
          <b>
            <Amount value={price} showCurrency />
          </b>
        )}
      </span>
    </li>
  );
}
