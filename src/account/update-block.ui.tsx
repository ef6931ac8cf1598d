import { type ReactNode, useId } from 'react';
import { say } from '../lib/say.ts';
import { Block, BlockFoot } from '../ui/block.tsx';
import { Button } from '../ui/button.tsx';
import { FormGrid } from '../ui/form-grid.tsx';
import { Tag } from '../ui/tag.tsx';
import type { FormState } from '../ui/use-form.ts';
import { FormNote, FormProblem } from './form-notes.ui.tsx';
import styles from './update-block.module.css';

export type UpdateBlockProps = {
  head: string;
  form: Pick<FormState<string>, 'edited' | 'problem' | 'busy' | 'reset' | 'form'>;
  /** Beside the buttons: what saving leads to. */
  note?: string | undefined;
  /** The fields. */
  children: ReactNode;
};

/** A block of the profile that can be changed; its buttons appear after an edit. */
export function UpdateBlock({ head, form, note, children }: UpdateBlockProps) {
  const id = useId();
  const whole = form.problem?.field === undefined ? form.problem?.message : undefined;
  return (
    <Block head={head} end={form.edited && <Tag kind="accent">{say`Edited`}</Tag>}>
      <FormGrid id={id} {...form.form}>
        {children}
      </FormGrid>
      {form.edited && (
        <BlockFoot>
          <div className={styles.acts}>
            {(whole || note) && (
              <div className={styles.said}>
                {whole ? <FormProblem>{whole}</FormProblem> : <FormNote>{note}</FormNote>}
              </div>
            )}
            <Button disabled={form.busy} onClick={form.reset}>{say`Undo`}</Button>
            <Button
              type="submit"
              form={id}
              kind="primary"
              busy={form.busy}
              busyWords={say`Updating`}
            >{say`Update`}</Button>
          </div>
        </BlockFoot>
      )}
    </Block>
  );
}
