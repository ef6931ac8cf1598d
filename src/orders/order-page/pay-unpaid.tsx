import { t } from '../../lib/i18n.ts';
import { formatMajor } from '../../lib/money.ts';
import { sum } from '../../lib/sum.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { BlockBody } from '../../ui/page/block.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import type { OrderDetail } from './order-detail.contract.ts';

/** Leads to the statement with the unpaid invoices of this order ticked. */
export function PayUnpaid({ documents }: Pick<OrderDetail, 'documents'>) {
  const { currency } = useSite();
  const unpaid = documents.filter((one) => one.unpaid > 0);
  if (unpaid.length === 0) return null;
  const amount = formatMajor(
    sum(unpaid, (one) => one.unpaid),
    currency,
  );
  return (
    <BlockBody>
      <ButtonLink wide to={`/statement?pay=${unpaid.map(({ number }) => encodeURIComponent(number)).join(',')}`}>
        {t`Pay ${amount}`}
      </ButtonLink>
    </BlockBody>
  );
}
