import { useEffect, useState } from 'react';
import { isRefusal } from '../../ui/browser/call.ts';
import { callDesk, type DeskCallError } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { bankLineAtDesk } from './bank.contract.ts';
import type { BankDetail, BankLine } from './bank-types.ts';

/** What the customer owes who may have paid the line: the one chosen, else that of its suggestion. */
export function useBankDetail(line: BankLine, customerId: number | undefined) {
  const site = useDeskSite();
  const [detail, setDetail] = useState<BankDetail>();
  const [problem, setProblem] = useState('');
  const [version, setVersion] = useState(0);
  useEffect(() => {
    if (!site) return;
    const abort = new AbortController();
    const wanted = { site: site.site, id: line.id, ...(customerId !== undefined && { customer_id: customerId }) };
    callDesk<typeof bankLineAtDesk>('GET /desk/api/:site/money/bank/line/', wanted, { signal: abort.signal })
      .then((reply) => {
        setProblem(isRefusal(reply) ? reply.message : '');
        if (!isRefusal(reply)) setDetail(reply);
      })
      .catch((cause: DeskCallError) => cause.name !== 'AbortError' && setProblem(cause.message));
    return () => abort.abort();
  }, [site, line.id, customerId, version]);
  return { detail, problem, reload: () => setVersion((before) => before + 1) };
}
