import { t, translate } from '../../lib/i18n.ts';
import { formatMajor } from '../../lib/money.ts';
import { Block, Cell, Cells } from '../../ui/page/block.tsx';
import { SectionHeader } from '../../ui/page/layout.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import { returnReasons, returnRemedies, returnStatuses } from '../return-requests.rule.ts';
import type { OrderReturn } from '../returns/order-returns.contract.ts';
import { ReturnPhotos } from '../returns/return-photos.tsx';
import type { OrderDetail } from './order-detail.contract.ts';

/** What the buyer asked to return, and what became of it. */
export function OrderReturns({ order: { returns } }: { order: OrderDetail }) {
  const { currency } = useSite();
  if (returns.length === 0) return null;
  return (
    <>
      <SectionHeader title={t`Returns`} />
      <Block>
        <Cells columns={1}>
          {returns.map((one) => (
            <Cell key={one.return_no} label={t`${one.return_no}, ${one.date}`}>
              {t`${translate(returnStatuses[one.status])}: ${one.lines.map(lineText).join('; ')}`}
              <p>{t`You asked for: ${translate(returnRemedies[one.remedy])}`}</p>
              {one.credit_note && (
                <p>{t`Credit note ${one.credit_note.number}, ${formatMajor(one.credit_note.total, currency)}`}</p>
              )}
              {one.answer !== '' &&
                one.answer.split('\n').map((answer) => <p key={answer}>{tRich`Sales desk: ${<q>{answer}</q>}`}</p>)}
              <ReturnPhotos one={one} />
            </Cell>
          ))}
        </Cells>
      </Block>
    </>
  );
}

const lineText = (line: OrderReturn['lines'][number]) =>
  t`${piecesText(line)} (${translate(returnReasons[line.reason])})`;

const piecesText = ({ item_name, quantity, credited }: OrderReturn['lines'][number]) =>
  credited === null ? t`${quantity} × ${item_name}` : t`${credited} of ${quantity} × ${item_name} credited`;
