import type { ReactNode } from 'react';
import { formatMoney } from '../lib/money.ts';
import { countOf, said, say } from '../lib/say.ts';
import { AgeingBar } from '../payments/ageing-bar.ui.tsx';
import { Amount } from '../ui/amount.tsx';
import { Block, Cell, Cells } from '../ui/block.tsx';
import { useSite } from '../ui/site-context.tsx';
import type { AccountStatement } from './statement.contract.ts';
import styles from './statement.module.css';
import { creditSum, onAccountWords, overLimitWords } from './statement-words.ts';

/** What is unpaid and how old it is; with credit terms also how they are used, as a sum that ends in what is available. */
export function StatementFigures({ statement }: { statement: AccountStatement }) {
  const { terms, unpaid, overdue, on_account, ages } = statement;
  const money = useMoney();
  const parts = creditSum(statement);
  const over = overLimitWords(statement, money);
  return (
    <Block>
      {parts.length > 0 && (
        <div className={styles.sum}>
          <Cells columns={parts.length}>
            {parts.map(({ label, amount }, index) => (
              <Cell key={label} label={said(label)}>
                {index === parts.length - 1 && <span className={styles.equals}>= </span>}
                <Amount value={amount} sign absent={null} />
              </Cell>
            ))}
          </Cells>
          {over && <p className={styles.over}>{over}</p>}
        </div>
      )}
      <Cells columns={terms ? 3 : 2}>
        {terms ? (
          <Cell label={say`Overdue`}>
            <span className={overdue > 0 ? styles.overdue : undefined}>
              <Amount value={overdue} sign absent={say`none`} />
            </span>
          </Cell>
        ) : (
          <Cell label={say`Unpaid`}>
            <Amount value={unpaid} sign absent={null} />
          </Cell>
        )}
        <Cell label={say`On account`}>
          <Amount value={on_account} sign absent={say`none`} />
          <Note>{onAccountWords(statement, money)}</Note>
        </Cell>
        {terms && (
          <Cell label={say`Credit Period`}>
            {say`${countOf(terms.period_days, 'day')} and ${countOf(terms.grace_days, 'day')} of grace`}
          </Cell>
        )}
      </Cells>
      <AgeingBar ages={ages} unpaid={unpaid} overdue={overdue} />
    </Block>
  );
}

const Note = ({ children }: { children: ReactNode }) => children && <span className={styles.note}>{children}</span>;

function useMoney() {
  const { currency } = useSite();
  return (amount: number) => formatMoney({ minor: Math.round(amount * 100), currency });
}
