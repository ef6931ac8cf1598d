import { Form, useLocation } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Designation } from '../../ui/items/designation.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import { Differences } from '../interchange/differences.tsx';
import type { ItemRow } from '../items/item.contract.ts';
import type { RenderAskForQuote } from '../variants/render-ask-for-quote.ts';
import styles from './equivalents.module.css';
import { EquivalentsTable } from './equivalents-table.tsx';
import type { EquivalentRow, NumberCheck } from './list-equivalents.ts';

type EquivalentsProps = {
  item: ItemRow;
  /** Undefined until they are asked for. */
  rows: readonly EquivalentRow[] | undefined;
  check: NumberCheck | undefined;
  renderAsk?: RenderAskForQuote | undefined;
};

export function Equivalents({ item, rows, check, renderAsk }: EquivalentsProps) {
  return (
    <section id="equivalents" className={styles.equivalents} data-print={rows ? undefined : 'no'}>
      <h3 className={styles.title}>{t`How other makers name it`}</h3>
      <CheckNumber item={item} check={check} isOpen={rows !== undefined} />
      {rows?.length === 0 && <p>{t`We know no number of another maker for it.`}</p>}
      {rows && rows.length > 0 && <EquivalentsTable key={item.itemid} item={item} rows={rows} renderAsk={renderAsk} />}
    </section>
  );
}

function CheckNumber({ item, check, isOpen }: Pick<EquivalentsProps, 'item' | 'check'> & { isOpen: boolean }) {
  const { pathname, search } = useLocation();
  const kept = [...new URLSearchParams(search)].filter(([name]) => name !== 'number');
  return (
    <Form action={`${pathname}#equivalents`} className={styles.bar} preventScrollReset key={item.itemid}>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field label={t`Which number do you have?`}>
        <TextInput
          mono
          name="number"
          maxLength={60}
          defaultValue={check?.typed}
          placeholder={t`6205DDU, 180205, 6205-2RS1`}
          autoComplete="off"
          autoCapitalize="characters"
        />
      </Field>
      <div className={styles.buttons}>
        <Button type="submit">{t`Check`}</Button>
        {!isOpen && (
          <Button type="submit" kind="quiet" name="makers" value="all">{t`Show the numbers of all makers`}</Button>
        )}
      </div>
      <p role="status" className={styles.answer}>
        {check && <Answer check={check} />}
      </p>
    </Form>
  );
}

function Answer({ check }: { check: NumberCheck }) {
  const { typed, readAs, isBearing, level, differs, mayReplace } = check;
  const number = <b>{typed}</b>;
  if (readAs === '') return tRich`We do not know the number ${number}.`;
  const means = tRich`We read it as ${<Designation>{readAs}</Designation>}.`;
  const why = differs.length > 0 && <Differences differs={differs} />;
  if (level === 'same-size')
    return (
      <>
        {isBearing
          ? tRich`${number} has the same size, but is not the same bearing.`
          : tRich`${number} has the same size, but is not the same part.`}{' '}
        {why && <>{why}. </>}
        {means}
      </>
    );
  if (level === 'different')
    return (
      <>
        {isBearing ? tRich`${number} is another bearing.` : tRich`${number} is another part.`} {why && <>{why}. </>}
        {means}
      </>
    );
  if (!mayReplace.item || !mayReplace.typed)
    return (
      <>
        {mayReplace.item
          ? tRich`${number} may take the place of this one, but not the reverse.`
          : tRich`${number} may not take the place of this one, though this one may take its place.`}{' '}
        {why && <>{why}. </>}
        {means}
      </>
    );
  return (
    <>
      {isBearing ? tRich`${number} is this bearing.` : tRich`${number} is the same part.`} {why && <>{why}. </>}
      {means}
    </>
  );
}
