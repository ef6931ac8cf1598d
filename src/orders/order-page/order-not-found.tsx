import { t } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Sketch } from '../../ui/graphics/line-drawing.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';

export function OrderNotFound() {
  return (
    <>
      <PageHeader title={t`Order`} />
      <EmptyState
        title={t`No order with this number`}
        drawing={<Sketch name="pallet" />}
        actions={<ButtonLink kind="primary" to="/order-history">{t`View Orders`}</ButtonLink>}
      >
        <p>{t`Every order of your account is listed in Order History.`}</p>
      </EmptyState>
    </>
  );
}
