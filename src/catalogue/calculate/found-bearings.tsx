import { plural, t } from '../../lib/i18n.ts';
import { Tag } from '../../ui/feedback/tag.tsx';
import { Amount } from '../../ui/items/amount.tsx';
import { AvailabilityLabel } from '../../ui/items/availability.tsx';
import { ItemCell } from '../../ui/items/item-cell.tsx';
import { SectionHeader } from '../../ui/page/layout.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { drawingPropsOf } from '../items/drawing-props.ts';
import { sizeText, typeText } from '../items/item-format.rule.ts';
import { itemHref } from '../items/item-link.rule.ts';
import { roundedText } from './calculation-text.ts';
import type { FoundBearing } from './find-bearings.contract.ts';
import styles from './found-bearings.module.css';

export type FoundBearings = { rows: readonly FoundBearing[]; total: number; boreMm: number; hours: number };

type Place = { outsideMm: number | undefined; widthMm: number | undefined };

export function FoundBearingsPart({ found, place }: { found: FoundBearings; place: Place }) {
  const { rows, total, boreMm, hours } = found;
  return (
    <section id="find" className={styles.find}>
      <SectionHeader
        title={t`Bearings that do it`}
        meta={t`${plural(total, 'bearing')} with a ${sizeText(boreMm)} mm bore for ${roundedText(hours)} h or more`}
      />
      {total === 0 && (
        <p className={styles.none}>
          {t`None that we can work out. Take a larger shaft or less load, or ask us: bearings whose figures we do not know are not listed.`}
        </p>
      )}
      <ul className={styles.list}>
        {rows.map((row) => (
          <Found key={row.itemid} row={row} place={place} />
        ))}
      </ul>
    </section>
  );
}

function Found({ row, place }: { row: FoundBearing; place: Place }) {
  const site = useSite();
  const differences = differencesText(row, place);
  const price = row.your_price || row.list_price;
  const isSet = row.itemtype === 'tapered roller';
  return (
    <li className={styles.row}>
      <ItemCell
        drawing={drawingPropsOf(row)}
        designation={row.itemname}
        to={itemHref(site, row)}
        subtitle={[row.brandname, isSet ? t`${typeText(row.itemtype)}, set against a second` : typeText(row.itemtype)]}
      />
      <span className={styles.place}>
        {differences === '' ? <Tag kind="good">{t`Same shaft, same housing`}</Tag> : differences}
      </span>
      <span className={styles.figure}>
        <small>{t`P, kN`}</small> {roundedText(row.equivalent_load)}
      </span>
      <span className={styles.figure}>
        <small>{t`L10h, h`}</small> <b>{roundedText(row.life_hours)}</b>
      </span>
      <span>{row.Availability && <AvailabilityLabel status={row.Availability} />}</span>
      <span className={styles.figure}>
        {price > 0 && (
          <b>
            <Amount value={price} showCurrency />
          </b>
        )}
      </span>
    </li>
  );
}

function differencesText(row: FoundBearing, { outsideMm, widthMm }: Place): string {
  const [outside, width] = [sizeText(row.Dimension_OD), sizeText(row.Dimension_OW)];
  if (outsideMm === undefined || widthMm === undefined) return t`D ${outside}, B ${width} mm`;
  return [
    row.Dimension_OD !== outsideMm && t`D ${outside}, not ${sizeText(outsideMm)}`,
    row.Dimension_OW !== widthMm && t`B ${width}, not ${sizeText(widthMm)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
