import { Link } from 'react-router';
import { countOf, said, say, word } from '../lib/say.ts';
import { Amount } from '../ui/amount.tsx';
import { Block, BlockBody, BlockFoot, Cell, Cells } from '../ui/block.tsx';
import { DimensionLine } from '../ui/dimension-line.tsx';
import { Wrap } from '../ui/layout.tsx';
import { MailLink } from '../ui/mail-link.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { phoneHref } from '../ui/phone-href.ts';
import { useSite } from '../ui/site-context.tsx';
import { BillingInformation } from './billing-information.ui.tsx';
import type { CustomerInfo } from './get-info.contract.ts';
import styles from './my-profile.module.css';
import type { MySession } from './my-sessions.contract.ts';
import { ProfileInformation } from './profile-information.ui.tsx';
import type { Region } from './region-fields.ui.tsx';
import { ShippingInformation } from './shipping-information.ui.tsx';
import { SignInBlock } from './sign-in-block.ui.tsx';
import { type Standing, standingOf } from './standing.rule.ts';
import { StatusTag } from './status-tag.ui.tsx';

export type MyProfilePageProps = {
  info: CustomerInfo;
  regions: readonly Region[];
  /** Balance in major units and days of credit; null without terms. */
  credit: { balance: number; days: number } | null;
  sessions: readonly MySession[];
};

/** My Profile: how the account stands, who it is, where invoices and goods go. */
export function MyProfilePage({ info, regions, credit, sessions }: MyProfilePageProps) {
  const standing = standingOf(info.status);
  return (
    <Wrap>
      <PageHead title={say`My Profile`} meta={<AccountStatus status={info.status} />} />
      <Word info={info} standing={standing} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <ProfileInformation info={info} />
          <BillingInformation info={info} regions={regions} />
          <SignInBlock sessions={sessions} />
        </div>
        <div className={styles.column}>
          <ShippingInformation info={info} />
          {credit && <Terms {...credit} />}
          <Steps info={info} standing={standing} />
        </div>
      </div>
    </Wrap>
  );
}

/** Green when Active, else red; the sentence of an overdue account stands below. */
function AccountStatus({ status }: { status: string }) {
  return (
    <span className={styles.status}>
      {say`Account Status`} <StatusTag status={status} />
    </span>
  );
}

function Word({ info, standing }: { info: CustomerInfo; standing: Standing }) {
  const overdue = standing === 'overdue';
  if (!overdue && !info.status_message) return null;
  return (
    <div className={styles.word}>
      <Notice kind="warn" title={overdue ? say`Your account is overdue` : say`A message from our team`}>
        <p>{overdue ? said(info.status) : info.status_message}</p>
      </Notice>
    </div>
  );
}

function Terms({ balance, days }: NonNullable<MyProfilePageProps['credit']>) {
  const { contact } = useSite();
  return (
    <Block head={say`Terms`}>
      <Cells columns={2}>
        <Cell label={say`Available Balance`}>
          <Amount value={balance} sign absent={null} />
        </Cell>
        <Cell label={say`Credit Period`}>{countOf(days, 'day')}</Cell>
        <Cell label={say`Account manager`}>
          <MailLink to={contact.email} />
        </Cell>
        <Cell label={say`Contact`}>
          <a href={phoneHref(contact.phone)}>{contact.phone}</a>
        </Cell>
      </Cells>
      <BlockFoot>
        <Link to="/statement">{say`Account Statement`}</Link>
      </BlockFoot>
    </Block>
  );
}

const waits: Partial<Record<Standing, { name: string; note: string }[]>> = {
  pending: [{ name: word('Verification'), note: word('Our team checks the papers') }],
  approval: [
    { name: word('Verification'), note: word('Done') },
    { name: word('Approval'), note: word('Our team agrees the terms') },
  ],
};

/** What an account that is not Active yet waits for. */
function Steps({ info, standing }: { info: CustomerInfo; standing: Standing }) {
  const waiting = waits[standing];
  if (!waiting) return null;
  const here = waiting.map(({ name, note }, i) => {
    const toCorrect = info.status_message && i === waiting.length - 1;
    return { name: said(name), note: toCorrect ? say`Waits for your correction` : said(note) };
  });
  const first = { name: say`Profile`, note: say`Done` };
  const steps = [first, ...here, { name: say`Active`, note: say`Prices, stock, orders` }];
  return (
    <Block head={say`From here to your first order`}>
      <BlockBody>
        <DimensionLine label={say`Steps of the registration`} steps={steps} now={waiting.length} />
      </BlockBody>
    </Block>
  );
}
