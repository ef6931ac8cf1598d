import { Link } from 'react-router';
import { hasOuterProfile } from '../../bearings/drawing/has-outer-profile.ts';
import type { SectionForm } from '../../bearings/sections/section.ts';
import { t } from '../../lib/i18n.ts';
import { Icon } from '../../ui/graphics/icon.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { compareHref } from '../items/compare-link.rule.ts';
import type { ItemRow } from '../items/item.contract.ts';
import { itemFileHrefs } from '../items/item-link.rule.ts';
import styles from './item-files.module.css';

type ItemFilesProps = {
  item: ItemRow;
  /** What its number says of the drawing. */
  form: SectionForm;
};

export function ItemFiles({ item, form }: ItemFilesProps) {
  const { name } = useSite();
  const { dataSheet, outline, solid } = itemFileHrefs(`${name}:${item.itemid}`);
  const isDrawn = form.kind !== '' && item.Dimension_ID > 0 && item.Dimension_OD > 0 && item.Dimension_OW > 0;
  return (
    <span className={styles.files}>
      <Link to={compareHref([item.itemid])} rel="nofollow">{t`Compare`}</Link>
      <a href={dataSheet} target="_blank" rel="noreferrer nofollow">
        <Icon name="download" small /> {t`Data sheet, PDF`}
      </a>
      {isDrawn && (
        <a href={outline} download rel="nofollow">
          <Icon name="download" small /> {t`Outline, DXF`}
        </a>
      )}
      {isDrawn && hasOuterProfile(form) && (
        <a href={solid} download rel="nofollow">
          <Icon name="download" small /> {t`Solid, STEP`}
        </a>
      )}
    </span>
  );
}
