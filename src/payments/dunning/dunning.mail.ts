import { formatDay } from '../../lib/dates.ts';
import { msg, t, translate } from '../../lib/i18n.ts';
import { formatAmount, formatMoney } from '../../lib/money.ts';
import { defineTemplate, type Templates } from '../../messages/message-template.ts';
import { accountToPay, bankAccountRows } from '../../sites/bank-account.rule.ts';
import type { DunningStage } from '../../sites/site-facts.ts';
import type { DunningLetter } from '../dunning-letter.ts';

const openings: Record<DunningStage, string> = {
  friendly: msg(
    'This may have escaped your notice: {amount} is past its due date. Please pay it in the next few days.',
  ),
  firm: msg(
    'Our invoices for {amount} are still unpaid after our reminder. Please pay them within a week, or tell us why the payment is delayed.',
  ),
  stop: msg(
    'Our invoices for {amount} are still unpaid after two reminders. Until they are paid we cannot accept new orders on credit.',
  ),
};

const subjects: Record<DunningStage, string> = {
  friendly: msg('A reminder: {amount} is due'),
  firm: msg('Second reminder: {amount} is overdue'),
  stop: msg('Last reminder: {amount} is overdue'),
};

export const reminder = defineTemplate((letter: DunningLetter, { site, address }) => {
  const { currency } = site;
  const amount = formatMoney({ minor: letter.overdueMinor, currency });
  const figure = (minor: number) => formatAmount({ minor, currency });
  return {
    subject: translate(subjects[letter.stage], { amount }),
    blocks: [
      { kind: 'text', text: translate(openings[letter.stage], { amount }) },
      { kind: 'facts', rows: [[t`Company`, letter.company]] },
      {
        kind: 'table',
        head: [t`Invoice`, t`Due on`, t`Days past due`, t`Unpaid`],
        rows: letter.invoices.map((one) => [
          { code: one.reference, about: one.broughtForward ? [t`Brought forward`] : [] },
          formatDay(one.dueOn),
          one.daysLate > 0 ? String(one.daysLate) : '',
          figure(one.openMinor),
        ]),
      },
      {
        kind: 'facts',
        rows: [
          [t`Overdue`, amount],
          [t`Total unpaid`, formatMoney({ minor: letter.totalMinor, currency })],
          ...(letter.onAccountMinor > 0
            ? [[t`On account`, formatMoney({ minor: letter.onAccountMinor, currency })] as const]
            : []),
        ],
      },
      {
        kind: 'text',
        text: letter.reference
          ? t`Pay online on your account statement, or by transfer with the reference ${letter.reference} or the invoice numbers.`
          : t`Please name the invoice numbers with your transfer.`,
      },
      {
        kind: 'facts',
        rows: bankAccountRows(accountToPay(site)).map(({ label, value }) => [translate(label), value] as const),
      },
      { kind: 'link', label: t`Account Statement`, href: `${address}/statement` },
      {
        kind: 'note',
        text: t`If you have paid in the meantime, please disregard this reminder. Questions? Write to ${site.contact.email} or call ${site.contact.phone}.`,
      },
    ],
  };
});

export const dunningTemplates: Templates = { 'dunning-letter': reminder };
