import { Link } from 'react-router';
import type { Standing } from '../../account/permissions/standing.rule.ts';
import { StatusTag } from '../../account/permissions/status-tag.tsx';
import { plural, t } from '../../lib/i18n.ts';
import type { CreditInfo } from '../../payments/credit/credit-info.contract.ts';
import { Amount } from '../../ui/items/amount.tsx';
import { Block, BlockFooter, Cell, Cells } from '../../ui/page/block.tsx';

export type AccountPanelProps = { credit: CreditInfo; standing: Standing };

export function AccountPanel({ credit, standing }: AccountPanelProps) {
  if (credit.user_info === 'New_user') return null;
  const { avl_balance, creditperiod } = credit.data;
  return (
    <Block header={t`Account`} end={<StatusTag standing={standing} />}>
      <Cells columns={2}>
        <Cell label={t`Available Balance`}>
          <Amount value={avl_balance} showCurrency fallback={null} />
        </Cell>
        <Cell label={t`Credit Period`}>{plural(creditperiod, 'day')}</Cell>
      </Cells>
      <BlockFooter>
        <Link to="/statement">{t`Account Statement`}</Link>
      </BlockFooter>
    </Block>
  );
}
