import { Form } from 'react-router';
import { say } from '../lib/say.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { TextInput } from '../ui/text-input.tsx';
import styles from './statement.module.css';

export type StatementPeriodProps = { from: string; to: string; today: string };

/** The days whose movements are shown; a form that works without scripts as well. */
export function StatementPeriod({ from, to, today }: StatementPeriodProps) {
  return (
    <Form key={`${from} ${to}`} method="get" className={styles.period} preventScrollReset>
      <Field label={say`From`}>
        <TextInput small type="date" name="from" defaultValue={from} max={today} required />
      </Field>
      <Field label={say`To`}>
        <TextInput small type="date" name="to" defaultValue={to} max={today} required />
      </Field>
      <Button small type="submit">{say`Show`}</Button>
    </Form>
  );
}
