import type { ReactNode } from 'react';
import { msg, t, translate } from '../../lib/i18n.ts';
import { formatMoney } from '../../lib/money.ts';
import { accountToPay, type BankAccountRow, bankAccountRows } from '../../sites/bank-account.rule.ts';
import { CopyButton } from '../../ui/items/copy-button.tsx';
import { Block, BlockBody, BlockFooter } from '../../ui/page/block.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import styles from './bank-transfer.module.css';
import { upiIdOf, upiLink } from './upi-link.rule.ts';
import { UpiPayment } from './upi-payment.tsx';

export type BankTransferProps = {
  /** The branch of the order. */
  branch: string;
  reference: string;
  amountMinor: number;
  children: ReactNode;
};

export function BankTransfer({ children, ...facts }: BankTransferProps) {
  const { branch, reference, amountMinor } = facts;
  const site = useSite();
  const account = accountToPay(site, branch);
  const link = upiLink(account, { amountMinor, reference });
  const amount = formatMoney({ minor: amountMinor, currency: site.currency });
  return (
    <Block header={t`Pay by bank transfer`}>
      <TransferFacts {...facts} />
      {link && (
        <BlockBody>
          <UpiPayment link={link} upiId={upiIdOf(account)} reference={reference} amount={amount} />
        </BlockBody>
      )}
      <BlockFooter>
        <p className={styles.note}>{children}</p>
      </BlockFooter>
    </Block>
  );
}

type TransferFactsProps = { branch?: string; reference: string; amountMinor: number };

/** The reference and the account are shown even where no amount is known. */
export function TransferFacts({ branch, reference, amountMinor }: TransferFactsProps) {
  const site = useSite();
  const amount = formatMoney({ minor: amountMinor, currency: site.currency });
  const rows = [
    { label: msg('Reference'), value: reference, copyText: reference },
    ...(amountMinor > 0 ? [{ label: msg('Amount'), value: amount, copyText: (amountMinor / 100).toFixed(2) }] : []),
    ...bankAccountRows(accountToPay(site, branch)),
  ];
  return <BankFacts rows={rows} />;
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

const Value = ({ value, copyText }: BankAccountRow) => (
  <>
    <span className={copyText === undefined ? undefined : styles.typed}>{value}</span>
    {copyText !== undefined && <CopyButton text={copyText} />}
  </>
);
