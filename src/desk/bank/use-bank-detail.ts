import { useEffect, useState } from 'react';
import { isRefusal } from '../../ui/browser/call.ts';
import { askWhileShown } from '../browser/ask-while-shown.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { bankLineAtDesk } from './bank.contract.ts';
import type { BankDetail, BankLine } from './bank-types.ts';

/** What the customer owes who may have paid the line: the one chosen, else that of its suggestion. Asked again with the list. */
export function useBankDetail(line: BankLine, customerId: number | undefined) {
  const { site } = useDeskSite();
  const [detail, setDetail] = useState<BankDetail>();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const wanted = { site, id: line.id, ...(customerId !== undefined && { customerId }) };
    return askWhileShown(
      (options) => callDesk<typeof bankLineAtDesk>('GET /desk/api/:site/money/bank/line/', wanted, options),
      (reply) => {
        setProblem(isRefusal(reply) ? reply.message : '');
        if (!isRefusal(reply)) setDetail(reply);
      },
    );
  }, [site, line, customerId]);
  return { detail, problem };
}
