import type { ReactNode } from 'react';
import { plural, t, translate } from '../../lib/i18n.ts';
import { formatMajor } from '../../lib/money.ts';
import { AgeingBar } from '../../payments/credit/ageing-bar.tsx';
import { Amount } from '../../ui/items/amount.tsx';
import { Block, Cell, Cells } from '../../ui/page/block.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import type { AccountStatement } from './statement.contract.ts';
import styles from './statement.module.css';
import { creditBreakdown, onAccountText, overLimitText } from './statement-labels.ts';

export function StatementFigures({ statement }: { statement: AccountStatement }) {
  const { terms, unpaid, overdue, on_account, ages } = statement;
  const money = useMoney();
  const parts = creditBreakdown(statement);
  const over = overLimitText(statement, money);
  const isAnyLate = ages.slice(1).some(({ amount }) => amount > 0);
  return (
    <Block>
      {parts.length > 0 && (
        <div className={styles.sum}>
          <Cells columns={parts.length}>
            {parts.map(({ label, amount }, index) => (
              <Cell key={label} label={translate(label)}>
                {index === parts.length - 1 && <span className={styles.equals}>= </span>}
                <Amount value={amount} showCurrency fallback={null} />
              </Cell>
            ))}
          </Cells>
          {over && <p className={styles.over}>{over}</p>}
        </div>
      )}
      <Cells columns={terms ? 3 : 2}>
        {terms ? (
          <Cell label={t`Overdue`}>
            <span className={overdue > 0 ? styles.overdue : undefined}>
              <Amount value={overdue} showCurrency fallback={t`none`} />
            </span>
          </Cell>
        ) : (
          <Cell label={t`Unpaid`}>
            <Amount value={unpaid} showCurrency fallback={null} />
          </Cell>
        )}
        <Cell label={t`On account`}>
          <Amount value={on_account} showCurrency fallback={t`none`} />
          <Note>{onAccountText(statement, money)}</Note>
        </Cell>
        {terms && (
          <Cell label={t`Credit Period`}>
            {t`${plural(terms.period_days, 'day')} and ${plural(terms.grace_days, 'day')} of grace`}
          </Cell>
        )}
      </Cells>
      {isAnyLate && <AgeingBar ages={ages} unpaid={unpaid} />}
    </Block>
  );
}

const Note = ({ children }: { children: ReactNode }) => children && <span className={styles.note}>{children}</span>;

function useMoney() {
  const { currency } = useSite();
  return (amount: number) => formatMajor(amount, currency);
}
