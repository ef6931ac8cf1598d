import { type ReactNode, useId } from 'react';
import { countText } from '../../catalogue/items/item-format.rule.ts';
import { t } from '../../lib/i18n.ts';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { SelectAll } from '../../ui/table/selection-checkbox.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import styles from './cart-toolbar.module.css';

export type CartToolbarProps = {
  /** Keys of the lines that are shown, and of those of them that are selected. */
  shown: readonly string[];
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  lineCount: number;
  text: string;
  onFind: (text: string) => void;
  /** Selects by availability. */
  children: ReactNode;
};

/** Stays above the lines. Only the search hides lines; the rest selects them. */
export function CartToolbar({ shown, selected, onSelect, lineCount, text, onFind, children }: CartToolbarProps) {
  const id = useId();
  return (
    <div className={styles.toolbar}>
      <search className={styles.find}>
        <VisuallyHidden>
          <label htmlFor={id}>{t`Find in the cart`}</label>
        </VisuallyHidden>
        <TextInput
          small
          id={id}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t`Find in the cart`}
          value={text}
          onChange={(event) => onFind(event.currentTarget.value)}
        />
      </search>
      <span className={styles.all}>
        <SelectAll
          selection={{ selected, onChange: onSelect }}
          keys={shown}
          label={t`${countText(selected.size)} of ${countText(lineCount)} selected`}
        />
      </span>
      {children}
      <VisuallyHidden>
        <span role="status">{text && t`${countText(shown.length)} of ${countText(lineCount)} shown`}</span>
      </VisuallyHidden>
    </div>
  );
}
