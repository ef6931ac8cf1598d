import { useEffect, useRef, useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { type CallError, call, isRefusal } from '../../ui/browser/call.ts';
import { writeLocal } from '../../ui/browser/local-storage.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Container } from '../../ui/page/layout.tsx';
import { clearSessionExpired } from '../sign-in/session-expired.ts';
import type { viewShop } from './view-shop.contract.ts';

/** Opened by the desk with a ticket in the fragment. */
export function ViewShopPage() {
  const [problem, setProblem] = useState('');
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    open(window.location.hash.slice(1)).then(setProblem, (cause: CallError) => setProblem(cause.message));
  }, []);
  return (
    <Container>
      {problem ? <Notice kind="warn" title={problem} live /> : <p role="status">{t`The shop opens…`}</p>}
    </Container>
  );
}

/** The sentence of a refusal, else ''. */
async function open(ticket: string): Promise<string> {
  const reply = await call<typeof viewShop>('POST /authentication/view_shop/', { ticket });
  if (isRefusal(reply)) return reply.message;
  clearSessionExpired();
  writeLocal('auth_key', reply.auth_key);
  writeLocal('username', reply.username);
  window.location.replace('/');
  return '';
}
