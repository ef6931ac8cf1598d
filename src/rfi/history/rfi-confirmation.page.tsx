import { textOrNA } from '../../catalogue/items/item-format.rule.ts';
import { formatDay } from '../../lib/dates.ts';
import { plural, t } from '../../lib/i18n.ts';
import type { Site } from '../../sites/site.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Confirmation, ConfirmedNumber } from '../../ui/feedback/confirmation.tsx';
import { ProgressSteps } from '../../ui/feedback/progress-steps.tsx';
import { Block, Cell, Cells } from '../../ui/page/block.tsx';
import { Container, SectionHeader } from '../../ui/page/layout.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/table-columns.ts';
import { MailLink } from '../../ui/text/mail-link.tsx';
import { phoneHref } from '../../ui/text/phone-href.ts';
import { ReferenceNumber } from '../../ui/text/reference-number.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import { quotedQuantityText } from '../quoted-quantity.rule.ts';
import type { RfiEntry, RfiLine } from '../rfi-history.contract.ts';
import { type AskedRfi, RfiAvailability } from './rfi-availability.tsx';
import { RfiItem } from './rfi-columns.tsx';
import { RfiNotFound } from './rfi-not-found.tsx';
import { rfiProgress } from './rfi-progress.rule.ts';
import { nearMoment } from './waiting-text.rule.ts';

export type RfiConfirmationPageProps = {
  rfi: RfiEntry | null;
  /** The time of the store. */
  now: string;
};

export function RfiConfirmationPage({ rfi, now }: RfiConfirmationPageProps) {
  return <Container>{rfi ? <Sent rfi={rfi} now={now} /> : <RfiNotFound />}</Container>;
}

function Sent({ rfi, now }: { rfi: RfiEntry; now: string }) {
  const site = useSite();
  const { timeZone } = site.calendar;
  const by = rfi.answer_by && nearMoment(new Date(rfi.answer_by), new Date(now), timeZone);
  return (
    <>
      <Confirmation
        status={t`RFI received`}
        title={tRich`Your RFI ${<ConfirmedNumber>{rfi.rfq_no}</ConfirmedNumber>}`}
        text={
          by
            ? tRich`${plural(rfi.data.length, 'item')}. We have e-mailed you a copy. You will get prices and dates by ${<b>{by}</b>}, by e-mail and in RFI History. Questions? Write to ${<MailLink to={site.contact.email} />}.`
            : tRich`${plural(rfi.data.length, 'item')}. We have e-mailed you a copy. You will get prices and dates by e-mail and in RFI History. Questions? Write to ${<MailLink to={site.contact.email} />}.`
        }
        actions={<Actions />}
        facts={<Facts rfi={rfi} />}
      />
      <SectionHeader title={t`What happens next`} />
      <ProgressSteps label={t`Steps of this RFI`} {...rfiProgress(rfi, timeZone)} />
      <SectionHeader title={t`Requested items`} meta={plural(rfi.data.length, 'item')} />
      <DataTable
        caption={t`Items of this RFI`}
        columns={requestedItemColumns(site, { rfi, now })}
        rows={rfi.data}
        rowKey={(line) => String(line.StkTranNo)}
      />
    </>
  );
}

function Actions() {
  return (
    <>
      <ButtonLink kind="primary" to="/rfq-history">{t`RFI History`}</ButtonLink>
      <ButtonLink to="/cart">{t`View cart`}</ButtonLink>
      <Button icon="print" onClick={() => window.print()}>{t`Print`}</Button>
    </>
  );
}

function Facts({ rfi }: { rfi: RfiEntry }) {
  const { email, phone } = useSite().contact;
  return (
    <Block>
      <Cells columns={2}>
        <Cell label={t`RFI reference`} mono>
          {rfi.rfq_no}
        </Cell>
        <Cell label={t`Your reference`}>
          <ReferenceNumber>{textOrNA(rfi.reference)}</ReferenceNumber>
        </Cell>
        <Cell label={t`Sent`}>
          {rfi.date}, {rfi.time}
        </Cell>
        <Cell label={t`Requested date`}>{textOrNA(rfi.wished_date && formatDay(rfi.wished_date))}</Cell>
        <Cell label={t`Contact`}>
          <MailLink to={email} />
        </Cell>
        <Cell label={t`Phone`}>
          <a href={phoneHref(phone)}>{phone}</a>
        </Cell>
      </Cells>
    </Block>
  );
}

function requestedItemColumns(site: Site, asked: AskedRfi): Column<RfiLine>[] {
  return [
    { key: 'item', header: t`Item`, cell: (line) => <RfiItem line={line} site={site} />, phone: 'full' },
    { key: 'brand', header: t`Brand`, cell: (line) => textOrNA(line.BrandName), drop: 1023, phone: 'none' },
    {
      key: 'availability',
      header: t`Availability`,
      cell: (line) => <RfiAvailability line={line} asked={asked} />,
      phone: 'two',
    },
    { key: 'qty', header: t`Qty`, cell: (line) => <b>{quotedQuantityText(line.Qty, line.asked_qty)}</b>, align: 'end' },
  ];
}
