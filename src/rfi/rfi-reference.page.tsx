import { countText, knownText } from '../catalogue/display.rule.ts';
import { formatDay } from '../lib/dates.ts';
import { countOf, say } from '../lib/say.ts';
import type { Site } from '../sites/site.ts';
import { Block, Cell, Cells } from '../ui/block.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { DimensionLine } from '../ui/dimension-line.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SectionHead, Wrap } from '../ui/layout.tsx';
import { MailLink } from '../ui/mail-link.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { phoneHref } from '../ui/phone-href.ts';
import { sayWith } from '../ui/say-with.tsx';
import { useSite } from '../ui/site-context.tsx';
import type { Column } from '../ui/table-columns.ts';
import { Tag } from '../ui/tag.tsx';
import { RfiAvailability } from './rfi-availability.ui.tsx';
import { RfiItem } from './rfi-columns.tsx';
import type { RfiEntry, RfiLine } from './rfi-history.contract.ts';
import styles from './rfi-reference.module.css';
import { rfiSteps } from './rfi-steps.rule.ts';

export type RfiReferencePageProps = {
  /** null when the account has no RFI of this number. */
  rfi: RfiEntry | null;
};

/** An RFI was sent: its number, what happens now, what was asked for. */
export function RfiReferencePage({ rfi }: RfiReferencePageProps) {
  return <Wrap>{rfi ? <Sent rfi={rfi} /> : <NoRfi />}</Wrap>;
}

/** A number that is no RFI of this account. */
export function NoRfi() {
  const actions = <ButtonLink kind="primary" to="/rfq-history">{say`RFI History`}</ButtonLink>;
  return (
    <>
      <PageHead title={say`Request For Information`} />
      <EmptyState title={say`No RFI of this number`} actions={actions}>
        <p>{say`Every RFI of your account is listed in RFI History.`}</p>
      </EmptyState>
    </>
  );
}

function Sent({ rfi }: { rfi: RfiEntry }) {
  const site = useSite();
  return (
    <>
      <div className={styles.sent}>
        <Head rfi={rfi} />
        <Facts rfi={rfi} />
      </div>
      <SectionHead title={say`What happens now`} />
      <DimensionLine label={say`Steps of this RFI`} {...rfiSteps(rfi, site.calendar.timeZone)} />
      <SectionHead title={say`Asked for`} meta={countOf(rfi.data.length, 'item')} />
      <DataTable
        caption={say`Items of this RFI`}
        columns={askedColumns(site)}
        rows={rfi.data}
        rowKey={(line) => String(line.StkTranNo)}
      />
    </>
  );
}

function Head({ rfi }: { rfi: RfiEntry }) {
  const { email } = useSite().contact;
  return (
    <section>
      <Tag kind="good">{say`RFI received`}</Tag>
      <h1>{sayWith`Your RFI ${<span className={styles.number}>{rfi.rfq_no}</span>}`}</h1>
      <p className={styles.words}>
        {sayWith`${countOf(rfi.data.length, 'item')}. We have mailed you a copy. Prices and dates come by mail and stand in RFI History; questions go to ${<MailLink to={email} />}.`}
      </p>
      <div className={styles.actions}>
        <ButtonLink kind="primary" to="/rfq-history">{say`RFI History`}</ButtonLink>
        <ButtonLink to="/cart">{say`View cart`}</ButtonLink>
        <Button icon="print" onClick={() => window.print()}>{say`Print`}</Button>
      </div>
    </section>
  );
}

function Facts({ rfi }: { rfi: RfiEntry }) {
  const { email, phone } = useSite().contact;
  return (
    <Block>
      <Cells columns={2}>
        <Cell label={say`RFI reference`} mono>
          {rfi.rfq_no}
        </Cell>
        <Cell label={say`Your reference`}>{knownText(rfi.reference)}</Cell>
        <Cell label={say`Sent`}>
          {rfi.date}, {rfi.time}
        </Cell>
        <Cell label={say`Wished date`}>{knownText(rfi.wished_date && formatDay(rfi.wished_date))}</Cell>
        <Cell label={say`Contact`}>
          <MailLink to={email} />
        </Cell>
        <Cell label={say`Phone`}>
          <a href={phoneHref(phone)}>{phone}</a>
        </Cell>
      </Cells>
    </Block>
  );
}

function askedColumns(site: Site): Column<RfiLine>[] {
  return [
    { key: 'item', head: say`Item`, cell: (line) => <RfiItem line={line} site={site} />, phone: 'full' },
    { key: 'brand', head: say`Brand`, cell: (line) => knownText(line.BrandName), drop: 1023, phone: 'none' },
    { key: 'availability', head: say`Availability`, cell: (line) => <RfiAvailability line={line} />, phone: 'two' },
    { key: 'qty', head: say`Qty`, cell: (line) => <b>{countText(line.Qty)}</b>, align: 'end' },
  ];
}
