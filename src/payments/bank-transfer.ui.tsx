import type { ReactNode } from 'react';
import { formatMoney } from '../lib/money.ts';
import { said, say, word } from '../lib/say.ts';
import { type BankRow, bankRows } from '../sites/bank-account.rule.ts';
import { Block, BlockFoot, Cell, Cells } from '../ui/block.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { useSite } from '../ui/site-context.tsx';
import styles from './bank-transfer.module.css';

export type BankTransferProps = {
  /** The order's number, by which the money is found. */
  reference: string;
  amountMinor: number;
  /** What follows, below the facts. */
  children: ReactNode;
};

/** Where to transfer the money of an order, with what is typed at the bank to be copied. */
export function BankTransfer({ reference, amountMinor, children }: BankTransferProps) {
  const { bankAccount, currency } = useSite();
  const amount = formatMoney({ minor: amountMinor, currency });
  const rows = [
    { label: word('Reference'), value: reference, copied: reference },
    { label: word('Amount'), value: amount, copied: (amountMinor / 100).toFixed(2) },
    ...bankRows(bankAccount),
  ];
  return (
    <Block head={say`Pay by bank transfer`}>
      <BankFacts rows={rows} />
      <BlockFoot>
        <p className={styles.note}>{children}</p>
      </BlockFoot>
    </Block>
  );
}

/** The account alone, for a place where reference and amount are told in words. */
export function AccountToPay() {
  return <BankFacts rows={bankRows(useSite().bankAccount)} />;
}

function BankFacts({ rows }: { rows: readonly BankRow[] }) {
  return (
    <dl className={styles.facts}>
      {rows.map((row) => (
        <div key={row.label} className={styles.fact}>
          <dt>{said(row.label)}</dt>
          <dd className={styles.value}>
            <Value {...row} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The account across a page, with what to give as the reference. */
export function AccountCells({ reference }: { reference: string }) {
  const rows = [{ label: word('Reference'), value: reference }, ...bankRows(useSite().bankAccount)];
  return (
    <Block head={say`Pay by bank transfer`}>
      <Cells columns={rows.length}>
        {rows.map((row) => (
          <Cell key={row.label} label={said(row.label)}>
            <span className={styles.value}>
              <Value {...row} />
            </span>
          </Cell>
        ))}
      </Cells>
    </Block>
  );
}

const Value = ({ value, copied }: BankRow) => (
  <>
    <span className={copied === undefined ? undefined : styles.typed}>{value}</span>
    {copied !== undefined && <CopyButton text={copied} />}
  </>
);
