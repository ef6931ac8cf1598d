import { type SyntheticEvent, useRef } from 'react';
import { Form, Link } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { useKeptFetcher } from '../../ui/browser/use-kept-fetcher.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import type { ItemRow } from '../items/item.contract.ts';
import type { CalculatePageProps } from './calculate.page.tsx';
import { calculateHref, type NumberName, problemText } from './calculate-query.rule.ts';
import styles from './item-bench.module.css';
import { readings } from './readings.ts';

export type BenchFormProps = { item: ItemRow };

export default function BenchForm({ item }: BenchFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { load, data, state, hasFailed } = useKeptFetcher<CalculatePageProps>();
  const hrefOf = () => {
    const typed = form.current ? [...new FormData(form.current)] : [];
    return calculateHref(typed.map(([name, value]) => [name, String(value)]));
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    void load(hrefOf());
  };
  const field = (name: NumberName, label: string, isFirst = false) => (
    <Field label={label} error={data && problemText(name, data.query.numbers[name])}>
      <TextInput {...{ name }} inputMode="decimal" autoComplete="off" maxLength={20} autoFocus={isFirst} />
    </Field>
  );
  return (
    <Form ref={form} action="/calculate" className={styles.form} aria-label={t`Life under a load`} onSubmit={onSubmit}>
      <input type="hidden" name="bearing" value={item.itemname} />
      <input type="hidden" name="item" value={item.itemid} />
      {field('fr', t`Radial load Fr, kN`, true)}
      {field('fa', t`Axial load Fa, kN`)}
      {field('n', t`Speed n, rpm`)}
      <Button type="submit" busy={state !== 'idle'} busyLabel={t`Calculating`}>{t`Calculate`}</Button>
      <div className={styles.result} role="status">
        {data && <Result {...data} />}
        {hasFailed && <span>{t`The store could not be reached. Please check your connection and try again.`}</span>}
      </div>
    </Form>
  );
}

function Result({ query, subject, calculation, address }: CalculatePageProps) {
  const [life] = subject && calculation ? readings(query, subject, calculation) : [];
  if (!life) return null;
  return (
    <>
      <b>
        {life.label} {life.value} {life.unit}
      </b>{' '}
      {[life.verdict, life.note].filter(Boolean).join(', ')} <Link to={address}>{t`The whole calculation`}</Link>
    </>
  );
}
