import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { plural, t } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { readDraft } from '../../ui/forms/form-draft.ts';
import { Designation } from '../../ui/items/designation.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/table-columns.ts';
import { Differences } from '../interchange/differences.tsx';
import type { ItemRow } from '../items/item.contract.ts';
import { askDraft, type RenderAskForQuote } from '../variants/render-ask-for-quote.ts';
import styles from './equivalents.module.css';
import type { EquivalentRow } from './list-equivalents.ts';

type EquivalentsTableProps = {
  item: ItemRow;
  rows: readonly EquivalentRow[];
  renderAsk: RenderAskForQuote | undefined;
};

const nameOf = ({ maker, number }: EquivalentRow): string => `${maker} ${number}`;

const rowsOf = (rows: readonly EquivalentRow[], maker: string): readonly EquivalentRow[] => {
  const ofMaker = rows.filter((row) => row.maker === maker);
  return ofMaker.length > 0 ? ofMaker : rows;
};

/** The numbers of the makers, of which those sold here stand above as items. */
export function EquivalentsTable({ item, rows: all, renderAsk }: EquivalentsTableProps) {
  const rows = all.filter(({ isSold }) => !isSold);
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
            {[...new Set(rows.map(({ maker }) => maker))].map((maker) => (
              <option key={maker} value={maker}>
                {maker}
              </option>
            ))}
          </Select>
        </Field>
        <CopyNumbers rows={makers === 'all' ? all : shown} />
      </div>
      {shown.length === 0 && <p>{t`Each of these bearings is in the list above.`}</p>}
      {shown.length > 0 && (
        <DataTable
          caption={t`Numbers of other makers for ${item.itemname}`}
          columns={columnsOf(ask)}
          rows={shown}
          rowKey={nameOf}
          noteFor={(row) => nameOf(row) === asked && renderAsk?.(asked)}
        />
      )}
    </>
  );
}

type Ask = { asked: string; onAsk: ((name: string) => void) | undefined };

function columnsOf({ asked, onAsk }: Ask): Column<EquivalentRow>[] {
  return [
    { key: 'maker', header: t`Maker`, phone: 'one', phoneLabel: false, cell: ({ maker }) => maker },
    {
      key: 'number',
      header: t`Number`,
      phone: 'two',
      cell: ({ number }) => <Designation copy>{number}</Designation>,
    },
    {
      key: 'differs',
      header: t`What differs`,
      phone: 'full',
      cell: ({ differs }) => (differs.length > 0 ? <Differences differs={differs} /> : t`Spelling only`),
    },
    {
      key: 'act',
      header: t`Ask`,
      headHidden: true,
      align: 'end',
      drop: 'print',
      phone: 'full',
      cell: (row) =>
        row.isScheme
          ? t`Old number`
          : onAsk && (
              <Button small aria-expanded={nameOf(row) === asked} onClick={() => onAsk(nameOf(row))}>
                {t`Ask for it`}
              </Button>
            ),
    },
  ];
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
