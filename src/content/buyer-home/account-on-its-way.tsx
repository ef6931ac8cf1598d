import type { ReactNode } from 'react';
import { type PaperKind, paperKindLabel, paperKinds, papersPath } from '../../account/papers/paper-kind.rule.ts';
import { dayOf, formatNearDay, formatTime } from '../../lib/dates.ts';
import { formatDuration } from '../../lib/format-duration.ts';
import { t } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { ProgressSteps } from '../../ui/feedback/progress-steps.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { MailLink } from '../../ui/text/mail-link.tsx';
import { phoneHref } from '../../ui/text/phone-href.ts';
import { tRich } from '../../ui/text/rich-text.tsx';
import styles from './account-on-its-way.module.css';
import type { AccountState } from './account-state.rule.ts';
import type { BuyerHome } from './buyer-home.contract.ts';

type Progress = NonNullable<BuyerHome['progress']>;
type Way = { state: AccountState; progress: Progress };
type AccountOnItsWayProps = Way & { hasCart: boolean };

/** What keeps the account from seeing prices, how far it has come, and the one thing to do. */
export function AccountOnItsWay({ state, progress, hasCart }: AccountOnItsWayProps) {
  const { kind, title, text, action } = wordsFor(state, hasCart);
  const { contact, calendar } = useSite();
  const mail = <MailLink to={contact.email} />;
  const phone = <a href={phoneHref(contact.phone)}>{contact.phone}</a>;
  return (
    <section className={styles.account} aria-labelledby="account-state">
      <div className={styles.way}>
        <p className={styles.kind}>{kind}</p>
        <h1 id="account-state">{title}</h1>
        <p>{text}</p>
        {state === 'pending' && progress.checked_by && (
          <p>{t`We check it by ${momentText(progress.checked_by, calendar.timeZone)}.`}</p>
        )}
        {progress.reason && <p className={styles.reason}>{t`Our team wrote: ${progress.reason}`}</p>}
        {action && <div className={styles.action}>{action}</div>}
        <div className={styles.steps}>
          <Steps state={state} progress={progress} />
        </div>
        <p className={styles.questions}>{tRich`Questions? Ask ${mail} or ${phone}.`}</p>
      </div>
      {showsPapers(state, progress) && <Papers progress={progress} />}
    </section>
  );
}

/** Verified papers are shown only where staff want another one. */
function showsPapers(state: AccountState, { asked, papers }: Progress): boolean {
  const isWanted = asked.length > 0 || papers.some(({ status }) => status === 'rejected');
  return state === 'pending' || state === 'refused' || (state === 'approval' && isWanted);
}

type Words = { kind: string; title: string; text: string; action?: ReactNode };

function wordsFor(state: AccountState, hasCart: boolean): Words {
  if (state === 'unverified')
    return {
      kind: t`E-mail address not verified`,
      title: t`Verify your e-mail address`,
      text: t`Open the link that we have sent you, or ask for a new one. Your cart, orders and profile open at once.`,
      action: <ButtonLink kind="primary" to="/emailverification">{t`Verify e-mail address`}</ButtonLink>,
    };
  if (state === 'no-profile')
    return {
      kind: t`Profile not complete`,
      title: t`Complete your profile to see prices and stock`,
      text: t`Tell us your tax number, billing address and delivery address. Our team checks them and opens your prices.`,
      action: <ButtonLink kind="primary" to="/register">{t`Update Profile`}</ButtonLink>,
    };
  if (state === 'approval' && !hasCart)
    return {
      kind: t`Approval Pending`,
      title: t`Your papers are verified`,
      text: t`Our approval of the account is still to come. You can order once it is done; we will e-mail you.`,
    };
  if (state === 'approval')
    return {
      kind: t`Approval Pending`,
      title: t`You can order what is in your cart`,
      text: t`Your papers are verified; our approval of the account is still to come. Until then you pay by bank transfer. We will e-mail you as soon as it is done.`,
      action: <ButtonLink kind="primary" to="/cart">{t`View cart`}</ButtonLink>,
    };
  if (state === 'refused')
    return {
      kind: t`Verification Pending`,
      title: t`Your account cannot order for now`,
      text: t`You see no prices and no stock until this is settled. Correct your profile or your papers, and we check them again; about anything else please call or write to us.`,
      action: <ButtonLink kind="primary" to="/my-profile">{t`My Profile`}</ButtonLink>,
    };
  return {
    kind: t`Verification Pending`,
    title: t`We are checking your account`,
    text: t`You see prices and stock, and can order, once our team has checked your papers. We will e-mail you as soon as it is done.`,
  };
}

const stepBefore: Partial<Record<AccountState, number>> = { unverified: 1, 'no-profile': 2, pending: 3, approval: 4 };

function Steps({ state, progress: { signed_up_at, verified_at, profile_at } }: Way) {
  const { timeZone } = useSite().calendar;
  const times = [signed_up_at, verified_at, profile_at];
  const names = [t`Signed up`, t`E-mail verified`, t`Profile sent`, t`Papers checked`, t`Active`];
  const steps = names.map((name, index) => {
    const [at, next] = [times[index], times[index + 1]];
    const span = at && next ? formatDuration(new Date(at), new Date(next)) : undefined;
    return { name, note: at ? momentText(at, timeZone) : undefined, span };
  });
  return <ProgressSteps label={t`Your account`} steps={steps} now={stepBefore[state] ?? 3} />;
}

function momentText(at: string, timeZone: string): string {
  const moment = new Date(at);
  return `${formatNearDay(dayOf(moment, timeZone))}, ${formatTime(moment, timeZone)}`;
}

function Papers({ progress }: { progress: Progress }) {
  return (
    <div className={styles.papers}>
      <h2>{t`Your papers`}</h2>
      <ul>
        {paperKinds.map((kind) => (
          <Paper key={kind} kind={kind} progress={progress} />
        ))}
      </ul>
    </div>
  );
}

function Paper({ kind, progress }: { kind: PaperKind; progress: Progress }) {
  const site = useSite();
  const latest = progress.papers.find((paper) => paper.kind === kind);
  const asked = progress.asked.find((one) => one.kind === kind);
  const label = paperKindLabel(kind, site);
  const isMissing = asked !== undefined || latest?.status === 'rejected' || latest === undefined;
  return (
    <li className={isMissing ? styles.missing : undefined}>
      <span>
        <b>{label}</b>
        <small>{asked?.sentence || latest?.reason || latest?.file_name || t`Not uploaded yet`}</small>
      </span>
      {isMissing ? (
        <ButtonLink small to={papersPath} aria-label={t`Upload ${label}`}>{t`Upload`}</ButtonLink>
      ) : (
        <Tag kind={latest.status === 'accepted' ? 'good' : 'quiet'}>
          {latest.status === 'accepted' ? t`Accepted` : t`Being checked`}
        </Tag>
      )}
    </li>
  );
}
