import { useRef } from 'react';
import { Form } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { samePage } from '../../ui/browser/use-note-page.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { SyncFields } from '../../ui/forms/sync-fields.tsx';
import styles from './statement.module.css';

export type StatementPeriodProps = { from: string; to: string; today: string };

export function StatementPeriod({ from, to, today }: StatementPeriodProps) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <Form ref={form} method="get" className={styles.period} preventScrollReset state={samePage.state}>
      <SyncFields form={form} values={{ from, to }} />
      <Field label={t`From`}>
        <TextInput small type="date" name="from" defaultValue={from} max={today} required />
      </Field>
      <Field label={t`To`}>
        <TextInput small type="date" name="to" defaultValue={to} max={today} required />
      </Field>
      <Button small type="submit">{t`Show`}</Button>
    </Form>
  );
}
