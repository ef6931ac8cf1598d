import type { ReactNode } from 'react';
import type { Currency } from '../lib/currency.ts';
import { formatMoney, toMinor } from '../lib/money.ts';
import { say } from '../lib/say.ts';
import { underWay } from '../orders/under-way.contract.ts';
import { creditInfo } from '../payments/credit-info.contract.ts';
import { call, refused } from '../ui/call.ts';
import { Tag } from '../ui/tag.tsx';

/** What an open menu tells: the balance under the buyer's name, and by its path what waits behind an entry. */
export type MenuNews = { balance: string; behind: Readonly<Record<string, ReactNode>> };

/** Asked for when the menu opens; a menu without its news is still a menu. */
export async function loadMenuNews(currency: Currency): Promise<MenuNews> {
  const [balance, behind] = await Promise.all([balanceText(currency), whatWaits()]);
  return { balance, behind };
}

/** What may still be ordered on credit; nothing for who has no credit terms. */
async function balanceText(currency: Currency): Promise<string> {
  const reply = await call(creditInfo, {});
  if (refused(reply) || reply.user_info === 'New_user') return '';
  return say`Available Balance ${formatMoney({ minor: toMinor(reply.data.avl_balance) ?? 0, currency })}`;
}

async function whatWaits(): Promise<MenuNews['behind']> {
  const reply = await call(underWay, {});
  if (refused(reply)) return {};
  const { answered, on_the_way } = reply;
  return {
    ...(answered > 0 && { '/rfq-history': <Tag kind="accent">{say`${answered} answered`}</Tag> }),
    ...(on_the_way > 0 && { '/order-history': say`${on_the_way} on the way` }),
  };
}
