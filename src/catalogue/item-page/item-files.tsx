import { Link } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { Icon } from '../../ui/graphics/icon.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import type { DrawingFiles } from '../designation/section-of-item.ts';
import { compareHref } from '../items/compare-link.rule.ts';
import type { ItemRow } from '../items/item.contract.ts';
import { itemFileHrefs } from '../items/item-link.rule.ts';
import styles from './item-files.module.css';

type ItemFilesProps = {
  item: ItemRow;
  files: DrawingFiles;
};

export function ItemFiles({ item, files }: ItemFilesProps) {
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
