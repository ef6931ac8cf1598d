import { type ReactNode, useState } from 'react';
import type { RefusalReply } from '../../lib/contract.ts';
import { type Day, formatDay } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { useAction } from './use-action.ts';
import { useLazyDialog } from './use-lazy-dialog.ts';

/** The address of a page, or what asks for the link to a document, which ends. */
export type SharedLink = string | (() => Promise<{ url: string; ends_on: Day } | RefusalReply>);

export type ShareProps = {
  /** What is shared, as 'Tax invoice NM/26-27/000118'. */
  name: string;
  link: SharedLink;
  /** The words that say who can open the link. */
  children: ReactNode;
  /** The button has no words, as it stands beside the thing itself. */
  small?: boolean;
};

type Ready = { url: string; endsOn: Day | '' };

/** Shares a page or a document: copied, by WhatsApp, by mail, or as the browser shares. */
export function Share({ name, link, children, small }: ShareProps) {
  const { Dialog, open } = useLazyDialog(() => import('./share-dialog.tsx'));
  const [ready, setReady] = useState<Ready>();
  const { send, busy } = useAction();

  const show = (prepared: Ready) => {
    setReady(prepared);
    open();
  };

  const press = () =>
    typeof link === 'string'
      ? show({ url: new URL(link, window.location.href).href, endsOn: '' })
      : void send(link, { onDone: ({ url, ends_on }) => show({ url, endsOn: ends_on }) });
  return (
    <>
      {small ? (
        <IconButton framed name="share" label={t`Share ${name}`} aria-busy={busy || undefined} onClick={press} />
      ) : (
        <Button small icon="share" busy={busy} onClick={press}>{t`Share`}</Button>
      )}
      {ready && Dialog && (
        <Dialog name={name} url={ready.url} onClose={() => setReady(undefined)}>
          <p>{children}</p>
          {ready.endsOn && <p>{t`The link ends on ${formatDay(ready.endsOn)}.`}</p>}
        </Dialog>
      )}
    </>
  );
}
