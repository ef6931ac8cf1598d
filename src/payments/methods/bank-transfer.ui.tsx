import type { ReactNode } from 'react';
import { msg, t, translate } from '../../lib/i18n.ts';
import { formatMoney } from '../../lib/money.ts';
import { accountToPay, type BankAccountRow, bankAccountRows } from '../../sites/bank-account.rule.ts';
import { CopyButton } from '../../ui/items/copy-button.tsx';
import { Block, BlockFooter, Cell, Cells } from '../../ui/page/block.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import styles from './bank-transfer.module.css';

export type BankTransferProps = {
  /** The branch of the order. */
  branch: string;
  reference: string;
  amountMinor: number;
  children: ReactNode;
};

export function BankTransfer({ branch, reference, amountMinor, children }: BankTransferProps) {
  const site = useSite();
  const { currency } = site;
  const amount = formatMoney({ minor: amountMinor, currency });
  const rows = [
    { label: msg('Reference'), value: reference, copyText: reference },
    { label: msg('Amount'), value: amount, copyText: (amountMinor / 100).toFixed(2) },
    ...bankAccountRows(accountToPay(site, branch)),
  ];
  return (
    <Block header={t`Pay by bank transfer`}>
      <BankFacts rows={rows} />
      <BlockFooter>
        <p className={styles.note}>{children}</p>
      </BlockFooter>
    </Block>
  );
}

export function AccountToPay() {
  return <BankFacts rows={bankAccountRows(accountToPay(useSite()))} />;
}

function BankFacts({ rows }: { rows: readonly BankAccountRow[] }) {
  return (
    <dl className={styles.facts}>
      {rows.map((row) => (
        <div key={row.label} className={styles.fact}>
          <dt>{translate(row.label)}</dt>
          <dd className={styles.value}>
            <Value {...row} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function AccountCells({ reference }: { reference: string }) {
  const rows = [{ label: msg('Reference'), value: reference }, ...bankAccountRows(accountToPay(useSite()))];
  return (
    <Block header={t`Pay by bank transfer`}>
      <Cells columns={rows.length}>
        {rows.map((row) => (
          <Cell key={row.label} label={translate(row.label)}>
            <span className={styles.value}>
              <Value {...row} />
            </span>
          </Cell>
        ))}
      </Cells>
    </Block>
  );
}

const Value = ({ value, copyText }: BankAccountRow) => (
  <>
    <span className={copyText === undefined ? undefined : styles.typed}>{value}</span>
    {copyText !== undefined && <CopyButton text={copyText} />}
  </>
);
