import { Link } from 'react-router';
import { msg, plural, t, translate } from '../../lib/i18n.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ProgressSteps } from '../../ui/feedback/progress-steps.tsx';
import { Amount } from '../../ui/items/amount.tsx';
import { Block, BlockBody, BlockFooter, Cell, Cells } from '../../ui/page/block.tsx';
import { Container } from '../../ui/page/layout.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { MailLink } from '../../ui/text/mail-link.tsx';
import { phoneHref } from '../../ui/text/phone-href.ts';
import type { RegionChoice } from '../addresses/region-fields.tsx';
import { ShippingInformation } from '../addresses/shipping-information.tsx';
import type { CustomerInfo } from '../get-info.contract.ts';
import type { WaitingEmailChange } from '../own-contacts/email-change.contract.ts';
import { OwnContacts } from '../own-contacts/own-contacts.tsx';
import { papersAnchor } from '../papers/paper-kind.rule.ts';
import type { MyPaper, RequestedPaper } from '../papers/papers.contract.ts';
import { PapersBlock } from '../papers/papers-block.tsx';
import type { Standing } from '../permissions/standing.rule.ts';
import { StatusTag } from '../permissions/status-tag.tsx';
import { RegistrationsBlock } from '../registrations/registrations-block.tsx';
import type { MySession } from '../sign-in/my-sessions.contract.ts';
import { SignInBlock } from '../sign-in/sign-in-block.tsx';
import type { MyPasskey } from '../sign-in-page/my-passkeys.contract.ts';
import { PasskeysCell } from '../sign-in-page/passkeys-cell.tsx';
import { BillingInformation } from './billing-information.tsx';
import styles from './my-profile.module.css';
import { ProfileInformation } from './profile-information.tsx';

export type MyProfilePageProps = {
  info: CustomerInfo;
  regions: readonly RegionChoice[];
  /** Balance in major units; null without credit terms. */
  credit: { balance: number; days: number } | null;
  /** null: not shown. */
  sessions: readonly MySession[] | null;
  passkeys: readonly MyPasskey[];
  emailChange: WaitingEmailChange;
  papers: readonly MyPaper[];
  asked: readonly RequestedPaper[];
};

export function MyProfilePage(props: MyProfilePageProps) {
  const { info, regions, credit, sessions, passkeys, emailChange, papers, asked } = props;
  const { standing } = info;
  return (
    <Container>
      <PageHeader title={t`My Profile`} meta={<AccountStatus standing={standing} />} />
      <AccountMessage info={info} standing={standing} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <ProfileInformation info={info} />
          <BillingInformation info={info} regions={regions} />
          <RegistrationsBlock info={info} />
          {sessions && (
            <SignInBlock
              sessions={sessions}
              email={info.email}
              contacts={<OwnContacts info={info} waiting={emailChange} />}
              passkeys={<PasskeysCell passkeys={passkeys} />}
            />
          )}
        </div>
        <div className={styles.column}>
          <ShippingInformation info={info} />
          <div id={papersAnchor}>
            <PapersBlock papers={papers} asked={asked} />
          </div>
          {credit && <Terms {...credit} />}
          <Steps info={info} standing={standing} />
        </div>
      </div>
    </Container>
  );
}

function AccountStatus({ standing }: { standing: Standing }) {
  return (
    <span className={styles.status}>
      {t`Account Status`} <StatusTag standing={standing} />
    </span>
  );
}

function AccountMessage({ info, standing }: { info: CustomerInfo; standing: Standing }) {
  const overdue = standing === 'overdue';
  if (!overdue && !info.status_message) return null;
  return (
    <div className={styles.word}>
      <Notice kind="warn" title={overdue ? t`Your account is overdue` : t`A message from our team`}>
        <p>{overdue ? translate(info.status) : info.status_message}</p>
      </Notice>
    </div>
  );
}

function Terms({ balance, days }: NonNullable<MyProfilePageProps['credit']>) {
  const { contact } = useSite();
  return (
    <Block header={t`Terms`}>
      <Cells columns={2}>
        <Cell label={t`Available Balance`}>
          <Amount value={balance} showCurrency fallback={null} />
        </Cell>
        <Cell label={t`Credit Period`}>{plural(days, 'day')}</Cell>
        <Cell label={t`Account manager`}>
          <MailLink to={contact.email} />
        </Cell>
        <Cell label={t`Contact`}>
          <a href={phoneHref(contact.phone)}>{contact.phone}</a>
        </Cell>
      </Cells>
      <BlockFooter>
        <Link to="/statement">{t`Account Statement`}</Link>
      </BlockFooter>
    </Block>
  );
}

const pendingSteps: Partial<Record<Standing, { name: string; note: string }[]>> = {
  pending: [{ name: msg('Verification'), note: msg('Our team checks your papers') }],
  approval: [
    { name: msg('Verification'), note: msg('Done') },
    { name: msg('Approval'), note: msg('Our team agrees the terms') },
  ],
};

function Steps({ info, standing }: { info: CustomerInfo; standing: Standing }) {
  const remaining = pendingSteps[standing];
  if (!remaining) return null;
  const next = remaining.map(({ name, note }, i) => {
    const waitsForBuyer = info.needs_correction && i === remaining.length - 1;
    return { name: translate(name), note: waitsForBuyer ? t`Waiting for your answer` : translate(note) };
  });
  const first = { name: t`Profile`, note: t`Done` };
  const steps = [first, ...next, { name: t`Active`, note: t`Prices, stock, orders` }];
  return (
    <Block header={t`Until your account is Active`}>
      <BlockBody>
        <ProgressSteps label={t`Steps of the registration`} steps={steps} now={remaining.length} />
      </BlockBody>
    </Block>
  );
}
