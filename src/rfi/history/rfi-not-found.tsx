import { t } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Sketch } from '../../ui/graphics/line-drawing.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';

export function RfiNotFound() {
  const actions = <ButtonLink kind="primary" to="/rfq-history">{t`RFI History`}</ButtonLink>;
  return (
    <>
      <PageHeader title={t`Request For Information`} />
      <EmptyState title={t`No RFI with this number`} drawing={<Sketch name="question" />} actions={actions}>
        <p>{t`Every RFI of your account is listed in RFI History.`}</p>
      </EmptyState>
    </>
  );
}
