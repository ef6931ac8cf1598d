import { t, translate } from '../../lib/i18n.ts';
import { Block, Cell, Cells } from '../../ui/page/block.tsx';
import { SectionHeader } from '../../ui/page/layout.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import { returnRemedies, returnStatuses } from '../return-requests.rule.ts';
import type { OrderDetail } from './order-detail.contract.ts';
import { ReturnPhotos } from './return-photos.ui.tsx';

type Return = OrderDetail['returns'][number];

/** What the buyer asked to return, and what became of it. */
export function OrderReturns({ order: { returns } }: { order: OrderDetail }) {
  if (returns.length === 0) return null;
  return (
    <>
      <SectionHeader title={t`Returns`} />
      <Block>
        <Cells columns={1}>
          {returns.map((one) => (
            <Cell key={one.return_no} label={t`${one.return_no}, ${one.date}`}>
              {t`${translate(returnStatuses[one.status])}: ${one.lines.map(piecesText).join('; ')}`}
              <p>{t`You asked for: ${translate(returnRemedies[one.remedy])}`}</p>
              {one.answer && <p>{tRich`Sales desk: ${<q>{one.answer}</q>}`}</p>}
              <ReturnPhotos one={one} />
            </Cell>
          ))}
        </Cells>
      </Block>
    </>
  );
}

const piecesText = ({ item_name, quantity, credited }: Return['lines'][number]) =>
  credited === null ? t`${quantity} × ${item_name}` : t`${credited} of ${quantity} × ${item_name} credited`;
