import { decisionOutcomes } from '../../account/permissions/account-decision.rule.ts';
import { statusLabel } from '../../account/permissions/account-status.rule.ts';
import { t, translate } from '../../lib/i18n.ts';
import { formatMoney } from '../../lib/money.ts';
import { defineTemplate, type Templates } from '../../messages/message-template.ts';
import type { CreditTerms } from './credit-terms.rule.ts';

export type AccountApproved = {
  company: string;
  terms: CreditTerms | null;
  hasOwnPrices: boolean;
  salesManager: string;
};

const approved = defineTemplate(
  ({ company, terms, hasOwnPrices, salesManager }: AccountApproved, { site, address }) => {
    const { status, message } = decisionOutcomes.approve;
    const label = translate(statusLabel(status, undefined));
    const hasCredit = terms !== null && terms.limitMinor > 0;
    return {
      subject: t`Your ${site.name} account: ${label}`,
      blocks: [
        { kind: 'text', text: translate(message) },
        {
          kind: 'facts',
          rows: [
            [t`Company`, company],
            [t`Account status`, label],
            [t`Prices`, hasOwnPrices ? t`your own; you see them when you are signed in` : t`list prices`],
            ...(hasCredit ? termsRows(terms, site.currency) : [[t`Payment`, t`in advance`] as const]),
            ...(salesManager ? [[t`Your sales manager`, salesManager] as const] : []),
          ],
        },
        { kind: 'link', label: t`Open your account`, href: `${address}/my-profile` },
        { kind: 'note', text: t`Questions? Write to ${site.contact.email} or call ${site.contact.phone}.` },
      ],
    };
  },
);

const termsRows = (
  { limitMinor, periodDays, graceDays }: CreditTerms,
  currency: Parameters<typeof formatMoney>[0]['currency'],
) => [
  [t`Credit limit`, formatMoney({ minor: limitMinor, currency })] as const,
  [t`Credit period`, t`${periodDays} days`] as const,
  [t`Grace`, t`${graceDays} days`] as const,
];

export const accountApprovedTemplates: Templates = { 'account-approved': approved };
