import { useState } from 'react';
import { Link } from 'react-router';
import { t, translate } from '../lib/i18n.ts';
import { Button } from '../ui/controls/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Tag } from '../ui/feedback/tag.tsx';
import { Sketch } from '../ui/graphics/line-drawing.tsx';
import { CopyButton } from '../ui/items/copy-button.tsx';
import { Container } from '../ui/page/layout.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import type { OutboxMessage } from './outbox.contract.ts';
import styles from './outbox.module.css';

export type OutboxPageProps = {
  messages: readonly OutboxMessage[];
  onReload: () => void;
  busy: boolean;
};

export function OutboxPage({ messages, onReload, busy }: OutboxPageProps) {
  const [view, setView] = useState<MailView>({ width: '600', scheme: 'light' });
  return (
    <Container>
      <PageHeader
        title={t`Outbox`}
        meta={t`Demo: every email and SMS sent by this site, newest first.`}
        end={<Button small icon="retry" busy={busy} onClick={onReload}>{t`Reload`}</Button>}
      />
      {messages.length === 0 ? (
        <EmptyState title={t`No messages yet`} drawing={<Sketch name="letter" />}>
          <p>{t`Sign up or reset a password to see the emails and SMS it sends.`}</p>
        </EmptyState>
      ) : (
        <>
          <OutboxView view={view} onChange={setView} />
          <ul className={styles.list}>
            {messages.map((message, index) => (
              <li key={message.id} className={styles.message}>
                <Message message={message} view={view} open={index < readAtOnce} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Container>
  );
}

const readAtOnce = 5;

const stateKind = { waiting: 'warn', sent: 'good', 'given up': 'bad' } as const;

function Message({ message, view, open }: { message: OutboxMessage; view: MailView; open: boolean }) {
  const { id, channel, receiver, subject, text, links, code, created, state } = message;
  const title = subject || t`SMS`;
  return (
    <article>
      <header className={styles.head}>
        <h2 className={styles.subject}>{title}</h2>
        <span className={styles.to}>{receiver}</span>
        <span className={styles.when}>
          {created} <Tag kind="quiet">{channel === 'mail' ? t`Mail` : t`SMS`}</Tag>{' '}
          <Tag kind={stateKind[state]}>{translate(state)}</Tag>
        </span>
      </header>
      {code && (
        <p className={styles.code}>
          {t`OTP`} <b>{code}</b> <CopyButton text={code} />
        </p>
      )}
      {links.length > 0 && (
        <p className={styles.links}>
          {links.map(({ label, href }) => (
            <Link key={href} to={href}>
              {label}
            </Link>
          ))}
        </p>
      )}
      <details className={styles.content} open={open}>
        <summary>{channel === 'mail' ? t`Mail and text` : t`Text`}</summary>
        <div className={styles.parts}>
          {channel === 'mail' && (
            <iframe
              className={styles.mail}
              data-width={view.width}
              title={t`Mail: ${title}`}
              src={`/outbox/${id}/mail?scheme=${view.scheme}`}
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              loading="lazy"
            />
          )}
          <pre>{text}</pre>
        </div>
      </details>
    </article>
  );
}

type MailView = { width: '320' | '600' | 'all'; scheme: 'light' | 'dark' };

type OutboxViewProps = { view: MailView; onChange: (view: MailView) => void };

/** The reader chooses in which width and colours the mails of the page are shown. */
function OutboxView({ view, onChange }: OutboxViewProps) {
  const widths = { '320': t`Phone, 320 px`, '600': t`600 px`, all: t`Whole width` };
  const schemes = { light: t`Light`, dark: t`Dark` };
  return (
    <div className={styles.view}>
      <Choices
        name={t`Width of the mails`}
        choices={widths}
        chosen={view.width}
        onChoose={(width) => onChange({ ...view, width })}
      />
      <Choices
        name={t`Colours of the mails`}
        choices={schemes}
        chosen={view.scheme}
        onChoose={(scheme) => onChange({ ...view, scheme })}
      />
    </div>
  );
}

type ChoicesProps<Key extends string> = {
  name: string;
  choices: Readonly<Record<Key, string>>;
  chosen: Key;
  onChoose: (key: Key) => void;
};

function Choices<Key extends string>({ name, choices, chosen, onChoose }: ChoicesProps<Key>) {
  const keys = Object.keys(choices) as Key[];
  return (
    <fieldset className={styles.choices}>
      <legend>{name}</legend>
      {keys.map((key) => (
        <label key={key}>
          <input type="radio" name={name} checked={key === chosen} onChange={() => onChoose(key)} />
          {choices[key]}
        </label>
      ))}
    </fieldset>
  );
}
