import { memo, useMemo } from 'react';
import { Link } from 'react-router';
import type { Standing } from '../../account/permissions/standing.rule.ts';
import type { BearingFacts } from '../../bearings/facts/bearing-facts.ts';
import { plural, t, translate } from '../../lib/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/graphics/icon.tsx';
import { Designation } from '../../ui/items/designation.tsx';
import { BelowTheFold, useBelowTheFold } from '../../ui/page/below-the-fold.tsx';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { Container, SectionHeader } from '../../ui/page/layout.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { TableFooter, useFirstRows } from '../../ui/table/table-footer.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import { ItemBench } from '../calculate/item-bench.tsx';
import type { ShownCertificate } from '../certificates/certificate.contract.ts';
import type { DesignationPart } from '../designation/explain-designation.rule.ts';
import type { DrawingFiles } from '../designation/section-of-item.ts';
import { Equivalents } from '../equivalents/equivalents.tsx';
import type { EquivalentRow, NumberCheck } from '../equivalents/list-equivalents.ts';
import { InterchangeTable } from '../interchange/interchange-table.tsx';
import { compareHref } from '../items/compare-link.rule.ts';
import type { ItemRow, Substitute } from '../items/item.contract.ts';
import { itemFileHrefs } from '../items/item-link.rule.ts';
import { RecentItems } from '../items/recent-items.tsx';
import type { RenderAddToCart } from '../items/render-add-to-cart.ts';
import { useRecordRecentItem } from '../items/use-recent-items.ts';
import { listingHref } from '../listing/listing-query.rule.ts';
import type { PictureLink } from '../pictures/picture-link.rule.ts';
import { AccountStatusNotice } from '../pricing/account-status-notice.tsx';
import { TechnicalFacts } from '../technical-facts/technical-facts.tsx';
import { AskForVariant } from '../variants/ask-for-variant.tsx';
import type { VariantChoice } from '../variants/item-variants.contract.ts';
import type { RenderAskForQuote } from '../variants/render-ask-for-quote.ts';
import { type ShownVariant, useShownVariant } from '../variants/use-shown-variant.ts';
import type { Family } from '../variants/variant-choice.rule.ts';
import { VariantSwitch } from '../variants/variant-switch.tsx';
import styles from './item.module.css';
import { ItemHeading, ItemKey } from './item-heading.tsx';
import { ItemOffer } from './item-offer.tsx';
import { type DrawnSections, ItemSheet } from './item-sheet.tsx';
import { ItemSpecifications } from './item-specifications.tsx';

export type ItemPageProps = {
  item: ItemRow;
  pictures: readonly PictureLink[];
  /** Those that hold today. */
  certificates: readonly ShownCertificate[];
  parts: readonly DesignationPart[];
  others: readonly Substitute[];
  /** What is known of the designation. */
  facts: BearingFacts;
  /** The bearings that differ from it in what can be switched; undefined where that is not known. */
  family?: Family | undefined;
  hasEquivalents: boolean;
  /** Undefined until they are asked for. */
  equivalents?: readonly EquivalentRow[] | undefined;
  /** What is said about a number that the buyer has at hand. */
  check?: NumberCheck | undefined;
  sections: DrawnSections;
  drawingFiles: DrawingFiles;
  /** The absolute URL of the share link. */
  shareUrl: string;
  standing?: Standing | undefined;
  renderAdd?: RenderAddToCart | undefined;
  renderAsk?: RenderAskForQuote | undefined;
};

export function ItemPage(props: ItemPageProps) {
  const { item, family } = props;
  const variantIds = useMemo(() => family?.variants.map(({ itemid }) => itemid) ?? [], [family]);
  useRecordRecentItem(item.itemid, variantIds);
  const shown = useShownVariant(family, item);
  return (
    <main id="main">
      <Content {...props} shown={shown} />
    </main>
  );
}

type ContentProps = ItemPageProps & { shown: ShownVariant | undefined };

/** Not rendered again when another page begins to load. */
const Content = memo((props: ContentProps) => {
  const { item, pictures, parts, others, facts, family, sections, shown, shareUrl, standing, renderAdd, renderAsk } =
    props;
  const site = useSite();
  const row = shown?.row ?? item;
  const isListed = !shown || shown.variant !== undefined;
  const isSwitched = row.itemid !== item.itemid || !isListed;
  const canSwitch = family !== undefined && family.variants.length > 1;
  const hasKey = parts.length > 0 && isListed;
  const showsAll = useBelowTheFold();
  return (
    <Container>
      <Breadcrumbs
        steps={[
          { label: t`Home`, to: '/' },
          { label: t`Products`, to: '/listing' },
          { label: translate(item.catname), to: categoryHref(item.catname) },
          { label: row.itemname },
        ]}
      />
      <div className={styles.top}>
        <div className={styles.notice}>
          <AccountStatusNotice standing={standing} />
        </div>
        <div className={classNames(styles.detail, canSwitch && styles.switched)}>
          <ItemHeading
            item={row}
            isListed={isListed}
            searched={site.recommendationStyle === 'list'}
            shareUrl={shareUrl}
          />
          {isListed || !family || !shown ? (
            <ItemOffer item={row} standing={standing} renderAdd={renderAdd} />
          ) : (
            <AskForVariant family={family} shown={shown} renderAsk={renderAsk} />
          )}
          <ItemSheet
            item={row}
            form={{ ...sections[row.itemid], ...(shown && formOfChoice(shown.choice)) }}
            facts={isSwitched ? undefined : facts}
            pictures={isListed ? pictures : []}
            isNarrow={canSwitch}
          />
          {canSwitch && shown && <VariantSwitch family={family} shown={shown} />}
          {showsAll && hasKey && <ItemKey item={item} parts={parts} isOld={isSwitched} />}
        </div>
      </div>
      <BelowTheFold>
        {isListed && (
          <>
            {(others.length > 0 || props.hasEquivalents) && (
              <SectionHeader
                title={t`Interchange`}
                meta={tRich`What else goes in the place of ${<Designation>{item.itemname}</Designation>}, and what changes`}
              />
            )}
            {others.length > 0 && <Substitutes key={item.itemid} item={item} others={others} renderAdd={renderAdd} />}
            {props.hasEquivalents && (
              <Equivalents item={item} renderAsk={renderAsk} rows={props.equivalents} check={props.check} />
            )}
            <SectionHeader
              title={t`Technical specifications`}
              end={<ItemFiles item={item} files={props.drawingFiles} />}
            />
            <ItemSpecifications item={item} facts={facts} certificates={props.certificates} />
            <TechnicalFacts facts={facts} />
            <ItemBench item={item} />
          </>
        )}
        <RecentItems exceptId={item.itemid} />
      </BelowTheFold>
    </Container>
  );
});

/** What is switched is drawn as chosen, be it listed or not. */
const formOfChoice = ({ bore, cage }: VariantChoice) => ({ bore, cage: cage || undefined });

const shownAtFirst = 8;

function Substitutes({ item, others, renderAdd }: Pick<ItemPageProps, 'item' | 'others' | 'renderAdd'>) {
  const { shown, hasMore, showAll } = useFirstRows(others, shownAtFirst);
  return (
    <>
      <InterchangeTable item={item} others={shown} renderAdd={renderAdd} />
      {hasMore && (
        <TableFooter summary={t`The best ${shown.length} of ${plural(others.length, 'item')}.`} onShowAll={showAll} />
      )}
    </>
  );
}

export const categoryHref = (category: string) =>
  listingHref({ keyword: '', page: 1, sort: 'best', filters: { category: [category] } });

type ItemFilesProps = {
  item: ItemRow;
  files: DrawingFiles;
};

function ItemFiles({ item, files }: ItemFilesProps) {
  const { name } = useSite();
  const { dataSheet, outline, solid } = itemFileHrefs(`${name}:${item.itemid}`);
  return (
    <span className={styles.files}>
      <Link to={compareHref([item.itemid])} rel="nofollow">{t`Compare`}</Link>
      <a href={dataSheet} target="_blank" rel="noreferrer nofollow">
        <Icon name="download" small /> {t`Data sheet, PDF`}
      </a>
      {files.outline && (
        <a href={outline} download rel="nofollow">
          <Icon name="download" small /> {t`Outline, DXF`}
        </a>
      )}
      {files.solid && (
        <a href={solid} download rel="nofollow">
          <Icon name="download" small /> {t`Solid, STEP`}
        </a>
      )}
    </span>
  );
}
