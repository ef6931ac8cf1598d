import { AlreadyThere } from '../cart/already-there.ui.tsx';
import { knownText } from '../catalogue/display.rule.ts';
import { StatusNotice } from '../catalogue/status-notice.ui.tsx';
import { type Day, formatDay } from '../lib/dates.ts';
import { countOf, say } from '../lib/say.ts';
import { Block, BlockBody, Cell, Cells } from '../ui/block.tsx';
import { Button } from '../ui/button.tsx';
import { Crumbs } from '../ui/crumbs.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { DimensionLine } from '../ui/dimension-line.tsx';
import { Wrap } from '../ui/layout.tsx';
import { MailLink } from '../ui/mail-link.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { sayWith } from '../ui/say-with.tsx';
import { useSite } from '../ui/site-context.tsx';
import { LineClock } from './line-clock.ui.tsx';
import { RfiAction } from './rfi-action.ui.tsx';
import { rfiColumns } from './rfi-columns.tsx';
import styles from './rfi-detail.module.css';
import type { RfiEntry, RfiLine } from './rfi-history.contract.ts';
import { mayAskAgain } from './rfi-line-state.rule.ts';
import { NoRfi } from './rfi-reference.page.tsx';
import { canBeAdded } from './rfi-rows.rule.ts';
import { rfiSteps } from './rfi-steps.rule.ts';
import { useAddQuoted } from './use-add-quoted.ts';
import { useAskAgain } from './use-ask-again.ts';

export type RfiDetailPageProps = {
  /** null when the account has no RFI of this number. */
  rfi: RfiEntry | null;
  /** As get_info's status. */
  status: string;
  today: Day;
};

/** One RFI: how far it has come, and each line with its clock. */
export function RfiDetailPage({ rfi, ...rest }: RfiDetailPageProps) {
  return <Wrap>{rfi ? <Rfi rfi={rfi} {...rest} /> : <NoRfi />}</Wrap>;
}

function Rfi({ rfi, status, today }: RfiDetailPageProps & { rfi: RfiEntry }) {
  const site = useSite();
  const { timeZone } = site.calendar;
  const { add, atWork, asking, answer } = useAddQuoted();
  const again = useAskAgain();
  const quoted = rfi.data.filter(canBeAdded);
  const ended = rfi.data.filter((line) => mayAskAgain(line.status)).map((line) => line.StkTranNo);
  const action = (line: RfiLine) => (
    <RfiAction
      line={line}
      adding={atWork?.lines.length === 1 && atWork.lines.includes(line)}
      asking={again.asking.includes(line.StkTranNo)}
      onAdd={() => add({ rfi: rfi.rfq_no, lines: [line] })}
      onAskAgain={() => again.ask(rfi.rfq_no, [line.StkTranNo])}
    />
  );
  const end = (
    <>
      <Button small icon="print" onClick={() => window.print()}>{say`Print`}</Button>
      {ended.length > 1 && (
        <Button small icon="retry" busy={again.asking.length > 1} onClick={() => again.ask(rfi.rfq_no, ended)}>
          {say`Ask again for ${countOf(ended.length, 'line')}`}
        </Button>
      )}
      {quoted.length > 1 && (
        <Button
          small
          kind="primary"
          busy={atWork !== undefined && atWork.lines.length > 1}
          busyWords={say`Adding`}
          onClick={() => add({ rfi: rfi.rfq_no, lines: quoted })}
        >{say`Add ${countOf(quoted.length, 'item')} to cart`}</Button>
      )}
    </>
  );
  return (
    <>
      <Crumbs
        steps={[{ label: say`Home`, to: '/' }, { label: say`RFI History`, to: '/rfq-history' }, { label: rfi.rfq_no }]}
      />
      <PageHead title={<Title number={rfi.rfq_no} />} meta={countOf(rfi.data.length, 'line')} end={end} />
      <StatusNotice status={status} />
      <div className={styles.steps}>
        <Block>
          <BlockBody>
            <DimensionLine label={say`Steps of this RFI`} {...rfiSteps(rfi, timeZone)} />
          </BlockBody>
        </Block>
      </div>
      <DataTable
        caption={say`Items of this RFI`}
        columns={rfiColumns<RfiLine>(site, action)}
        rows={rfi.data}
        rowKey={(line) => String(line.StkTranNo)}
        noteOf={(line) => <LineClock line={line} askedAt={rfi.asked_at} now={{ today, timeZone }} />}
      />
      <div className={styles.words}>
        <YourWords rfi={rfi} />
      </div>
      {asking && <AlreadyThere onClose={() => answer(false)} onContinue={() => answer(true)} />}
    </>
  );
}

function Title({ number }: { number: string }) {
  return <>{sayWith`RFI ${<span className={styles.number}>{number}</span>}`}</>;
}

/** What the buyer told the sales desk. */
function YourWords({ rfi }: { rfi: RfiEntry }) {
  const { email } = useSite().contact;
  return (
    <Block>
      <Cells columns={4}>
        <Cell label={say`Your reference`}>{knownText(rfi.reference)}</Cell>
        <Cell label={say`Wished date`}>{knownText(rfi.wished_date && formatDay(rfi.wished_date))}</Cell>
        <Cell label={say`Remark`}>{knownText(rfi.remark)}</Cell>
        <Cell label={say`Questions`}>
          <MailLink to={email} about={rfi.rfq_no} />
        </Cell>
      </Cells>
    </Block>
  );
}
