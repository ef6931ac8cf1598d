import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { currencySign } from '../../lib/currency.ts';
import { plural, t, translate } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { readDraft } from '../../ui/forms/form-draft.ts';
import { Amount } from '../../ui/items/amount.tsx';
import { AvailabilityLabel } from '../../ui/items/availability.tsx';
import { Designation } from '../../ui/items/designation.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/table-columns.ts';
import { Differences } from '../interchange/differences.tsx';
import type { ItemRow } from '../items/item.contract.ts';
import { availabilityDateText, notAvailable } from '../items/item-format.rule.ts';
import { itemHref } from '../items/item-link.rule.ts';
import type { RenderAddToCart } from '../items/render-add-to-cart.ts';
import { askDraft, type RenderAskForQuote } from '../variants/render-ask-for-quote.ts';
import styles from './equivalents.module.css';
import type { EquivalentRow } from './list-equivalents.ts';

type EquivalentsTableProps = {
  item: ItemRow;
  rows: readonly EquivalentRow[];
  renderAdd: RenderAddToCart | undefined;
  renderAsk: RenderAskForQuote | undefined;
};

const nameOf = ({ maker, number }: EquivalentRow): string => `${maker} ${number}`;

const rowsOf = (rows: readonly EquivalentRow[], makers: string): readonly EquivalentRow[] => {
  if (makers === 'sold') return rows.filter(({ sold }) => sold);
  const ofMaker = rows.filter(({ maker }) => maker === makers);
  return ofMaker.length > 0 ? ofMaker : rows;
};

export function EquivalentsTable({ item, rows, renderAdd, renderAsk }: EquivalentsTableProps) {
  const [makers, setMakers] = useState(new URLSearchParams(useLocation().search).get('makers') ?? 'all');
  const [asked, setAsked] = useState('');
  const reopen = useEffectEvent(() => {
    const typed = rows.map(nameOf).find((name) => 'quantity' in readDraft(askDraft(name)));
    if (typed !== undefined) setAsked(typed);
  });
  useLayoutEffect(() => reopen(), []);
  const shown = rowsOf(rows, makers);
  const ask = { asked, onAsk: renderAsk && ((name: string) => setAsked(name === asked ? '' : name)) };
  return (
    <>
      <div className={styles.tools}>
        <Field label={t`Maker`}>
          <Select value={makers} onChange={(event) => setMakers(event.currentTarget.value)}>
            <option value="all">{t`All makers (${rows.length})`}</option>
            <option value="sold">{t`Sold here (${rowsOf(rows, 'sold').length})`}</option>
            {[...new Set(rows.map(({ maker }) => maker))].map((maker) => (
              <option key={maker} value={maker}>
                {maker}
              </option>
            ))}
          </Select>
        </Field>
        <CopyNumbers rows={shown} />
      </div>
      {shown.length === 0 && <p>{t`We sell none of these. Ask us for the one you need.`}</p>}
      {shown.length > 0 && (
        <DataTable
          caption={t`Numbers of other makers for ${item.itemname}`}
          columns={useColumns(renderAdd, ask)}
          rows={shown}
          rowKey={nameOf}
          noteFor={(row) => nameOf(row) === asked && renderAsk?.(asked)}
        />
      )}
    </>
  );
}

type Ask = { asked: string; onAsk: ((name: string) => void) | undefined };

function useColumns(renderAdd: RenderAddToCart | undefined, { asked, onAsk }: Ask): Column<EquivalentRow>[] {
  const site = useSite();
  const sign = currencySign(site.currency);
  return [
    { key: 'maker', header: t`Maker`, phone: 'one', phoneLabel: false, cell: ({ maker }) => maker },
    {
      key: 'number',
      header: t`Number`,
      phone: 'two',
      cell: ({ number, sold }) => (
        <Designation copy to={sold && itemHref(site, sold)}>
          {number}
        </Designation>
      ),
    },
    {
      key: 'differs',
      header: t`What differs`,
      phone: 'full',
      cell: ({ differs }) => (differs.length > 0 ? <Differences differs={differs} /> : t`Spelling only`),
    },
    { key: 'sold', header: t`Availability`, phone: 'two', cell: (row) => <Sold row={row} /> },
    {
      key: 'price',
      header: t`Price, ${sign}`,
      align: 'end',
      cell: ({ sold }) => (sold ? <Amount value={sold.your_price || sold.list_price} /> : translate(notAvailable)),
    },
    {
      key: 'act',
      header: t`Order or ask`,
      headHidden: true,
      align: 'end',
      drop: 'print',
      phone: 'full',
      cell: (row) =>
        row.sold
          ? renderAdd?.(row.sold, 'row')
          : !row.isScheme &&
            onAsk && (
              <Button small aria-expanded={nameOf(row) === asked} onClick={() => onAsk(nameOf(row))}>
                {t`Ask for it`}
              </Button>
            ),
    },
  ];
}

function Sold({ row: { sold, isScheme } }: { row: EquivalentRow }) {
  if (isScheme) return t`Old number`;
  if (!sold) return t`Not in our list`;
  const when = availabilityDateText(sold.Availability, sold.exp_dod);
  return sold.Availability ? <AvailabilityLabel status={sold.Availability} when={when} /> : t`Sold here`;
}

function CopyNumbers({ rows }: { rows: readonly EquivalentRow[] }) {
  const toast = useToast();
  const copy = async () => {
    const text = rows.map(nameOf).join('\n');
    try {
      await navigator.clipboard.writeText(text);
      toast({ kind: 'good', message: t`${plural(rows.length, 'number')} copied.` });
    } catch {
      toast({ kind: 'bad', message: t`Your browser does not allow copying here.` });
    }
  };
  return <Button icon="copy" disabled={rows.length === 0} onClick={copy}>{t`Copy numbers`}</Button>;
}
