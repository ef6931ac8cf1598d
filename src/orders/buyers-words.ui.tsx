import { say } from '../lib/say.ts';
import { Block } from '../ui/block.tsx';
import { Field } from '../ui/field.tsx';
import { SectionHead } from '../ui/layout.tsx';
import { TextArea, TextInput } from '../ui/text-input.tsx';
import styles from './buyers-words.module.css';
import type { useBuyersWords } from './use-buyers-words.ts';

export type BuyersWordsProps = { words: ReturnType<typeof useBuyersWords>; today: string };

/** The buyer's own number, date and remark for an order. */
export function BuyersWords({ words, today }: BuyersWordsProps) {
  const { field, samePo, checkPo } = words;
  const doubled = samePo && (
    <span className={styles.doubled} role="status">
      {samePo}
    </span>
  );
  return (
    <>
      <SectionHead title={say`Your instructions`} />
      <Block>
        <div className={styles.fields}>
          <Field label={say`Your PO number`} optional hint={doubled}>
            <TextInput maxLength={60} autoComplete="off" {...field('purchaseOrderNo')} onBlur={checkPo} />
          </Field>
          <Field label={say`Wished delivery date`} optional>
            <TextInput type="date" min={today} {...field('wishedDate')} />
          </Field>
          <div className={styles.remark}>
            <Field label={say`Remark`} optional>
              <TextArea rows={2} maxLength={1000} {...field('remark')} />
            </Field>
          </div>
        </div>
      </Block>
    </>
  );
}
