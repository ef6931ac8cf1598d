import { said, say } from '../lib/say.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { Designation } from '../ui/designation.tsx';
import { ownDirection } from '../ui/own-direction.tsx';
import type { KeyPart } from './designation-key.rule.ts';
import { DesignationKey } from './designation-key.ui.tsx';
import { kindText } from './fact-sheet.rule.ts';
import type { ItemRow } from './item.contract.ts';
import styles from './item-heading.module.css';

type ItemHeadingProps = {
  item: ItemRow;
  /** The designation read out. */
  parts: readonly KeyPart[];
  /** With 'You Searched For' above it. */
  searched: boolean;
};

/** What it is: maker and kind, the designation large, read out part by part. */
export function ItemHeading({ item, parts, searched }: ItemHeadingProps) {
  return (
    <div className={styles.heading}>
      <p className={styles.line}>
        <span className={styles.searched}>
          {searched ? say`You Searched For` : ownDirection(said(item.subCat || item.catname))}
        </span>
        <span>
          <b>{item.brandname}</b> {kindText(item)}
        </span>
      </p>
      <div className={styles.name}>
        <h1>{item.itemtype ? <Designation large>{item.itemname}</Designation> : ownDirection(item.itemname)}</h1>
        <CopyButton text={item.itemname} />
      </div>
      <DesignationKey designation={item.itemname} parts={parts} />
    </div>
  );
}
