import { Fragment } from 'react';
import { Form, useLocation } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { Designation } from '../../ui/items/designation.tsx';
import { SectionHeader } from '../../ui/page/layout.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import { differenceParts, differencePartsMidSentence } from '../interchange/difference-text.rule.ts';
import type { Difference, ItemRow } from '../items/item.contract.ts';
import { itemHref } from '../items/item-link.rule.ts';
import styles from './equivalents.module.css';
import type { EquivalentRow, NumberCheck } from './list-equivalents.ts';

type EquivalentsProps = { item: ItemRow; rows: readonly EquivalentRow[]; check: NumberCheck | undefined };

export function Equivalents({ item, rows, check }: EquivalentsProps) {
  const someDiffer = rows.some(({ differs }) => differs.length > 0);
  const number = <Designation>{item.itemname}</Designation>;
  return (
    <section id="equivalents" className={styles.equivalents}>
      <SectionHeader
        title={t`Equivalents`}
        meta={
          someDiffer
            ? tRich`How other makers name ${number}`
            : tRich`How other makers name ${number}: only the spelling differs`
        }
      />
      <CheckNumber item={item} check={check} />
      <ul className={styles.numbers} aria-label={t`Numbers of other makers for ${item.itemname}`}>
        {rows.map((row) => (
          <NumberOfMaker key={`${row.maker} ${row.number}`} row={row} isOneOfMany={someDiffer} />
        ))}
      </ul>
    </section>
  );
}

/** What is the same in every row is said once, above them. */
function NumberOfMaker({ row, isOneOfMany }: { row: EquivalentRow; isOneOfMany: boolean }) {
  const { maker, number, differs, itemid } = row;
  const site = useSite();
  return (
    <li>
      <span className={styles.maker}>{maker}</span>
      <span className={styles.number}>
        <Designation copy to={itemid === undefined ? undefined : itemHref(site, { itemid })}>
          {number}
        </Designation>
        {itemid !== undefined && <Tag kind="good">{t`Sold here`}</Tag>}
      </span>
      {isOneOfMany && (
        <span className={styles.differs}>
          {differs.length > 0 ? <Differences differs={differs} /> : t`Spelling only`}
        </span>
      )}
    </li>
  );
}

function Differences({ differs }: { differs: readonly Difference[] }) {
  return differs.map((difference, index) => {
    const [lead, theirs, tail] = (index > 0 ? differencePartsMidSentence : differenceParts)(difference);
    return (
      <Fragment key={difference.what}>
        {index > 0 && '; '}
        {lead}
        {theirs && <b>{theirs}</b>}
        {tail}
      </Fragment>
    );
  });
}

function CheckNumber({ item, check }: Pick<EquivalentsProps, 'item' | 'check'>) {
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
      <Button type="submit">{t`Check`}</Button>
      <p role="status" className={styles.answer}>
        {check && <Answer check={check} />}
      </p>
    </Form>
  );
}

function Answer({ check }: { check: NumberCheck }) {
  const { typed, readAs, level, differs } = check;
  const number = <b>{typed}</b>;
  if (readAs === '') return tRich`We do not know the number ${number}.`;
  const means = tRich`We read it as ${<Designation>{readAs}</Designation>}.`;
  const why = differs.length > 0 && <Differences differs={differs} />;
  if (level === 'same-size')
    return (
      <>
        {tRich`${number} has the same size, but is not the same bearing.`} {why}. {means}
      </>
    );
  if (level === 'different')
    return (
      <>
        {tRich`${number} is another bearing.`} {why}. {means}
      </>
    );
  return (
    <>
      {tRich`${number} is this bearing.`} {why && <>{why}. </>}
      {means}
    </>
  );
}
