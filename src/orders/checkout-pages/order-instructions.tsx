import { t } from '../../lib/i18n.ts';
import { Field } from '../../ui/controls/field.tsx';
import { TextArea, TextInput } from '../../ui/controls/text-input.tsx';
import { Block, BlockBody } from '../../ui/page/block.tsx';
import { SectionHeader } from '../../ui/page/layout.tsx';
import styles from './order-instructions.module.css';
import { useOrderInstructions } from './use-order-instructions.ts';

export type OrderInstructionsProps = { instructions: ReturnType<typeof useOrderInstructions>; today: string };

/** The number is asked for before the payment, because it is on every paper of the order. */
export function PurchaseOrderNumber({ instructions }: Pick<OrderInstructionsProps, 'instructions'>) {
  const { field, duplicateText, warnOfDuplicate } = instructions;
  const duplicateNotice = duplicateText && (
    <span className={styles.doubled} role="status">
      {duplicateText}
    </span>
  );
  return (
    <div className={styles.part}>
      <Block>
        <BlockBody>
          <Field
            label={t`Your PO number`}
            optional
            hint={duplicateNotice || t`Printed on every document of this order`}
          >
            <TextInput
              mono
              maxLength={60}
              autoComplete="off"
              autoCapitalize="characters"
              {...field('purchaseOrderNo')}
              onBlur={warnOfDuplicate}
            />
          </Field>
        </BlockBody>
      </Block>
    </div>
  );
}

/** Typed in the cart, it stands on the review page too. */
export function CartPurchaseOrderNumber() {
  return <PurchaseOrderNumber instructions={useOrderInstructions()} />;
}

export function OrderInstructions({ instructions: { field }, today }: OrderInstructionsProps) {
  return (
    <div className={styles.part}>
      <SectionHeader title={t`Your instructions`} />
      <Block>
        <div className={styles.fields}>
          <Field label={t`Requested delivery date`} optional>
            <TextInput type="date" min={today} {...field('wishedDate')} />
          </Field>
          <div className={styles.remark}>
            <Field label={t`Remark`} optional>
              <TextArea rows={2} maxLength={1000} autoComplete="off" {...field('remark')} />
            </Field>
          </div>
        </div>
      </Block>
    </div>
  );
}
