import { type ReactNode, useId } from 'react';
import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { FormGrid } from '../../ui/forms/form-grid.tsx';
import type { FormState } from '../../ui/forms/use-form.ts';
import { Block, BlockFooter } from '../../ui/page/block.tsx';
import { FormErrorMessage, FormNote } from '../forms/form-notes.tsx';
import styles from './update-block.module.css';

export type UpdateBlockProps = {
  head: string;
  form: Pick<FormState<string>, 'edited' | 'error' | 'busy' | 'reset' | 'form'>;
  note?: string | undefined;
  children: ReactNode;
};

export function UpdateBlock({ head, form, note, children }: UpdateBlockProps) {
  const id = useId();
  return (
    <Block header={head} end={form.edited && <Tag kind="accent">{t`Edited`}</Tag>}>
      <FormGrid id={id} {...form.form}>
        {children}
      </FormGrid>
      {form.edited && (
        <BlockFooter>
          <div className={styles.acts}>
            {(form.error || note) && (
              <div className={styles.message}>
                {form.error ? <FormErrorMessage>{form.error}</FormErrorMessage> : <FormNote>{note}</FormNote>}
              </div>
            )}
            <Button disabled={form.busy} onClick={form.reset}>{t`Undo`}</Button>
            <Button type="submit" form={id} kind="primary" busy={form.busy} busyLabel={t`Updating`}>{t`Update`}</Button>
          </div>
        </BlockFooter>
      )}
    </Block>
  );
}
