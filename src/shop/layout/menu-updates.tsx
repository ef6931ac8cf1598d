import type { ReactNode } from 'react';
import type { Currency } from '../../lib/currency.ts';
import { t } from '../../lib/i18n.ts';
import { formatMoney, toMinor } from '../../lib/money.ts';
import type { underWay } from '../../orders/open-orders/under-way.contract.ts';
import type { creditInfo } from '../../payments/credit/credit-info.contract.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { Tag } from '../../ui/feedback/tag.tsx';

/** Badges by the path of their menu entry. */
export type MenuUpdates = { balance: string; badges: Readonly<Record<string, ReactNode>> };

/** Called when the menu opens; the menu works without it. */
export async function loadMenuUpdates(currency: Currency): Promise<MenuUpdates> {
  const [balance, badges] = await Promise.all([balanceText(currency), loadBadges()]);
  return { balance, badges };
}

/** '' if the account has no credit terms. */
async function balanceText(currency: Currency): Promise<string> {
  const reply = await call<typeof creditInfo>('GET /api/get_avlinfo/', {});
  if (isRefusal(reply) || reply.user_info === 'New_user') return '';
  return t`Available Balance ${formatMoney({ minor: toMinor(reply.data.avl_balance) ?? 0, currency })}`;
}

async function loadBadges(): Promise<MenuUpdates['badges']> {
  const reply = await call<typeof underWay>('GET /api/under_way/', {});
  if (isRefusal(reply)) return {};
  const { answered, on_the_way } = reply;
  return {
    ...(answered > 0 && { '/rfq-history': <Tag kind="accent">{t`${answered} answered`}</Tag> }),
    ...(on_the_way > 0 && { '/order-history': t`${on_the_way} on the way` }),
  };
}
