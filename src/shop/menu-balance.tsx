import { useEffect, useState } from 'react';
import { formatMoney, toMinor } from '../lib/money.ts';
import { say } from '../lib/say.ts';
import { creditInfo } from '../payments/credit-info.contract.ts';
import { call, refused } from '../ui/call.ts';
import { useSite } from '../ui/site-context.tsx';

/** What may still be ordered on credit, asked for when the menu opens; nothing for who has no credit terms. */
export function MenuBalance() {
  const { currency } = useSite();
  const [words, setWords] = useState('');
  useEffect(() => {
    const ask = async () => {
      const reply = await call(creditInfo, {});
      if (refused(reply) || reply.user_info === 'New_user') return;
      setWords(say`Available Balance ${formatMoney({ minor: toMinor(reply.data.avl_balance) ?? 0, currency })}`);
    };
    // A menu without its balance is still a menu.
    ask().catch(() => {});
  }, [currency]);
  return words;
}
