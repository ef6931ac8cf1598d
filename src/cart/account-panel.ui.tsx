import { Link } from 'react-router';
import { StatusTag } from '../account/status-tag.ui.tsx';
import { countOf, say } from '../lib/say.ts';
import type { CreditInfo } from '../payments/credit-info.contract.ts';
import { Amount } from '../ui/amount.tsx';
import { Block, BlockFoot, Cell, Cells } from '../ui/block.tsx';

export type AccountPanelProps = { credit: CreditInfo; status: string };

/** What may still be ordered on credit, and for how long; not shown to who has no credit terms. */
export function AccountPanel({ credit, status }: AccountPanelProps) {
  if (credit.user_info === 'New_user') return null;
  const { avl_balance, creditperiod } = credit.data;
  return (
    <Block head={say`Account`} end={<StatusTag status={status} />}>
      <Cells columns={2}>
        <Cell label={say`Available Balance`}>
          <Amount value={avl_balance} sign absent={null} />
        </Cell>
        <Cell label={say`Credit Period`}>{countOf(creditperiod, 'day')}</Cell>
      </Cells>
      <BlockFoot>
        <Link to="/statement">{say`Account Statement`}</Link>
      </BlockFoot>
    </Block>
  );
}
