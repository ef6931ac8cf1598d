import { say } from '../lib/say.ts';
import { Block } from '../ui/block.tsx';
import { Field } from '../ui/field.tsx';
import { Across, FormGrid } from '../ui/form-grid.tsx';
import { TextArea, TextInput } from '../ui/text-input.tsx';
import type { FormState } from '../ui/use-form.ts';
import styles from './rfi-words.module.css';

export type RfiWordsProps = { id: string; form: FormState<'wished_date' | 'reference' | 'remark'>; today: string };

/** What the buyer adds for the sales desk. */
export function RfiWords({ id, form, today }: RfiWordsProps) {
  return (
    <div className={styles.words}>
      <Block head={say`For our sales desk`} end={say`optional`}>
        <FormGrid id={id} {...form.form}>
          <Field label={say`Wished date`} error={form.errorAt('wished_date')}>
            <TextInput type="date" min={today} {...form.field('wished_date')} />
          </Field>
          <Field label={say`Your reference`} error={form.errorAt('reference')}>
            <TextInput maxLength={60} autoComplete="off" {...form.field('reference')} />
          </Field>
          <Across>
            <Field label={say`Remark`} error={form.errorAt('remark')}>
              <TextArea
                rows={2}
                maxLength={1000}
                placeholder={say`Application, speed, what it replaces`}
                {...form.field('remark')}
              />
            </Field>
          </Across>
        </FormGrid>
      </Block>
    </div>
  );
}
