import { type DragEvent, type RefObject, useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Block, BlockFooter } from '../../ui/page/block.tsx';
import styles from './quick-list.module.css';

export type QuickListProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  busy: boolean;
  hasRead: boolean;
  onText: (text: string) => void;
  /** Somebody is about to type or paste. */
  onBegin: () => void;
  onRead: () => void;
  onFile: (file: File) => void;
};

const example = '6205-2RS/C3, 40\n22220 CA/W33, 4\nNU 210, 12';

/** Posts as a plain form without JavaScript. */
export function QuickList({ field, text, busy, hasRead, onText, onBegin, onRead, onFile }: QuickListProps) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <form
      method="post"
      className={classNames(styles.list, over && styles.over)}
      onSubmit={(event) => {
        event.preventDefault();
        onRead();
      }}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Block header={t`Your list`} end={t`up to 2,000 lines`}>
        <textarea
          ref={field}
          className={styles.text}
          name="text"
          rows={14}
          aria-label={t`One item per line: designation, quantity`}
          placeholder={example}
          spellCheck={false}
          autoCapitalize="characters"
          autoComplete="off"
          value={text}
          onFocus={onBegin}
          onChange={(event) => onText(event.currentTarget.value)}
        />
        <p
          className={styles.note}
        >{t`One item per line: designation, then quantity. Spaces, dashes and makers' suffixes don't matter. You can also drop a CSV, XLSX or PDF file here.`}</p>
        <BlockFooter>
          <Button type="submit" kind={hasRead ? 'plain' : 'primary'} wide busy={busy} busyLabel={t`Reading`}>
            {hasRead ? t`Read again` : t`Find these items`}
          </Button>
        </BlockFooter>
      </Block>
    </form>
  );
}
