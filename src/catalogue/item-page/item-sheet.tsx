import type { BearingFacts } from '../../bearings/facts/bearing-facts.ts';
import type { SectionForm } from '../../bearings/sections/section.ts';
import { t } from '../../lib/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { BearingDrawing } from '../../ui/graphics/bearing-drawing.tsx';
import { useFadingDrawing } from '../../ui/graphics/use-fading-drawing.ts';
import { useBelowTheFold } from '../../ui/page/below-the-fold.tsx';
import { isolateLtr } from '../../ui/text/isolate-ltr.tsx';
import { drawingPropsOf } from '../items/drawing-props.ts';
import type { ItemRow } from '../items/item.contract.ts';
import { titleBlockFacts } from '../items/item-facts.rule.ts';
import { nameWithMaker } from '../items/item-format.rule.ts';
import type { PictureLink } from '../pictures/picture-link.rule.ts';
import styles from './item-sheet.module.css';

/** What designations say of the sections of the item and of its variants, by the items' ids. */
export type DrawnSections = Readonly<Record<number, SectionForm>>;

type ItemSheetProps = { item: ItemRow; pictures: readonly PictureLink[] };

type Sheet = ItemSheetProps & { form: SectionForm; facts: BearingFacts | undefined; isNarrow: boolean };

/**
 * `facts`: what is known of the designation. `isNarrow`: what can be switched stands beside the drawing, so that it has no
 * place for the front view. A phone shows only the small drawing at the top.
 */
export function ItemSheet({ item, form, facts, pictures, isNarrow }: Sheet) {
  const title = `${item.itemname}, ${item.descript || item.catname}`;
  const drawing = useFadingDrawing({ ...drawingPropsOf(item), ...form, title });
  return (
    <div className={classNames(styles.sheet, isNarrow && styles.beside)}>
      <span className={styles.thumb}>
        <BearingDrawing {...drawing} size={144} decorative />
      </span>
      {useBelowTheFold() && (
        <>
          <figure className={styles.wide}>
            <BearingDrawing {...drawing} size="large" width={640} height={420} />
          </figure>
          {item.itemtype && (
            <figure className={styles.narrow}>
              <BearingDrawing {...drawing} size="large" width={296} height={320} showFrontView={false} />
            </figure>
          )}
          {pictures.length > 0 && <ItemPictures item={item} pictures={pictures} />}
          <dl className={styles.facts}>
            {titleBlockFacts(item, facts).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{isolateLtr(value)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </div>
  );
}

/** Pictures stand after the drawing; pressed, one opens in its large size. */
function ItemPictures({ item, pictures }: ItemSheetProps) {
  return (
    <ul className={styles.pictures} aria-label={t`Pictures`}>
      {pictures.map(({ large, small, width, height }, index) => (
        <li key={small}>
          <a href={large} target="_blank" rel="noreferrer">
            <img
              src={small}
              alt={t`${nameWithMaker(item)}, view ${index + 1}`}
              width={width}
              height={height}
              loading="lazy"
              decoding="async"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
