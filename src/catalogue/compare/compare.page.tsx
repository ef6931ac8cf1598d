import { Link } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { BearingDrawing } from '../../ui/graphics/bearing-drawing.tsx';
import { Designation } from '../../ui/items/designation.tsx';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { Container } from '../../ui/page/layout.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import { compareHref } from '../items/compare-link.rule.ts';
import { drawingPropsOf } from '../items/drawing-props.ts';
import type { ItemRow } from '../items/item.contract.ts';
import type { RenderAddToCart } from '../items/render-add-to-cart.ts';
import styles from './compare.module.css';
import { ComparedDrawing } from './compare-drawing.tsx';
import type { Comparison } from './compare-items.ts';
import { CompareTable } from './compare-table.tsx';
import { PickItem } from './pick-item.tsx';

export type ComparePageProps = {
  /** Undefined until two items are chosen. */
  comparison: Comparison | undefined;
  /** The one that another is compared with. */
  first: ItemRow | undefined;
  /** What comes close to the first one. */
  suggested: readonly ItemRow[];
  /** How many items were chosen beyond the two that are compared. */
  leftOut: number;
  /** Why a number that was typed leads to no item. */
  problem: string;
  renderAdd?: RenderAddToCart | undefined;
};

export function ComparePage({ comparison, first, suggested, leftOut, problem, renderAdd }: ComparePageProps) {
  return (
    <main id="main">
      <Container>
        <Breadcrumbs
          steps={[{ label: t`Home`, to: '/' }, { label: t`Products`, to: '/listing' }, { label: t`Compare` }]}
        />
        <PageHeader title={<Title comparison={comparison} first={first} />} />
        {comparison && (
          <>
            {leftOut > 0 && <p className={styles.leftOut}>{leftOutText(leftOut)}</p>}
            {comparison.verdict && <p className={styles.verdict}>{comparison.verdict}</p>}
            <div className={styles.compared}>
              <ComparedDrawing comparison={comparison} />
              <CompareTable comparison={comparison} renderAdd={renderAdd} />
            </div>
          </>
        )}
        <div className={comparison ? undefined : styles.picking}>
          {!comparison && (
            <div className={styles.drawing}>
              {first ? (
                <BearingDrawing {...drawingPropsOf(first)} size={160} decorative />
              ) : (
                <BearingDrawing type="deep groove ball" d={25} D={52} B={15} size={160} ringsOnly decorative />
              )}
            </div>
          )}
          <div>
            <PickItem first={first} problem={problem} />
            {!comparison && first && suggested.length > 0 && (
              <ul className={styles.suggested} aria-label={t`Close to ${first.itemname}`}>
                {suggested.map((item) => (
                  <li key={item.itemid}>
                    <Link to={compareHref([first.itemid, item.itemid])}>
                      {tRich`with ${<Designation>{item.itemname}</Designation>}`} {item.brandname}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
            {!comparison && (
              <p className={styles.hint}>
                {t`The sections of both are drawn over each other, and what differs is marked: sizes, ratings, seals, clearance, price.`}
              </p>
            )}
          </div>
        </div>
      </Container>
    </main>
  );
}

const leftOutText = (count: number): string =>
  count === 1
    ? t`Two items are compared at a time; one more that you chose is left out.`
    : t`Two items are compared at a time; ${count} more that you chose are left out.`;

function Title({ comparison, first }: Pick<ComparePageProps, 'comparison' | 'first'>) {
  if (comparison) {
    const [one, other] = comparison.items;
    return tRich`Compare ${<Designation>{one.itemname}</Designation>} and ${<Designation>{other.itemname}</Designation>}`;
  }
  return first ? tRich`Compare ${<Designation>{first.itemname}</Designation>}` : t`Compare two items`;
}
