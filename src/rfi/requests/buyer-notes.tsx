import { t } from '../../lib/i18n.ts';
import { Field } from '../../ui/controls/field.tsx';
import { TextArea, TextInput } from '../../ui/controls/text-input.tsx';
import { FormGrid, FullWidth } from '../../ui/forms/form-grid.tsx';
import type { FormState } from '../../ui/forms/use-form.ts';
import { Block } from '../../ui/page/block.tsx';
import styles from './buyer-notes.module.css';

export type BuyerNotesFormProps = {
  id: string;
  form: FormState<'wished_date' | 'reference' | 'remark'>;
  today: string;
};

export function BuyerNotesForm({ id, form, today }: BuyerNotesFormProps) {
  return (
    <div className={styles.words}>
      <Block header={t`For our sales desk`} end={t`optional`}>
        <FormGrid id={id} {...form.form}>
          <Field label={t`Requested date`} error={form.errorAt('wished_date')}>
            <TextInput type="date" min={today} {...form.field('wished_date')} />
          </Field>
          <Field label={t`Your reference`} error={form.errorAt('reference')}>
            <TextInput maxLength={60} autoComplete="off" autoCapitalize="characters" {...form.field('reference')} />
          </Field>
          <FullWidth>
            <Field label={t`Remark`} error={form.errorAt('remark')}>
              <TextArea
                rows={2}
                maxLength={1000}
                autoComplete="off"
                placeholder={t`Application, speed, what it replaces`}
                {...form.field('remark')}
              />
            </Field>
          </FullWidth>
        </FormGrid>
      </Block>
    </div>
  );
}
