import { Form } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import type { ItemRow } from '../items/item.contract.ts';
import styles from './pick-item.module.css';

/** The number of the item to compare with, or of the first one. */
export function PickItem({ first, problem }: { first: ItemRow | undefined; problem: string }) {
  return (
    <Form action="/compare" className={styles.pick} key={first?.itemid}>
      {first && <input type="hidden" name="item" value={first.itemid} />}
      <Field label={first ? t`Compare ${first.itemname} with` : t`First item`} error={problem}>
        <TextInput
          mono
          name="q"
          required
          maxLength={100}
          placeholder={t`Number, like 6205-2RZ`}
          autoComplete="off"
          autoCapitalize="characters"
        />
      </Field>
      <Button type="submit">{t`Compare`}</Button>
    </Form>
  );
}
