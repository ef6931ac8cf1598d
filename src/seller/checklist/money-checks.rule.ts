// A shop opens with a bank account, and with keys that a provider has accepted or the word that it sells without.

import { msg, t } from '../../lib/i18n.ts';
import { type Check, required } from './check.data.ts';
import type { OpeningFacts } from './opening-facts.data.ts';

export function checkMoney(found: OpeningFacts): Check[] {
  const { bankAccount } = found.site;
  const number = 'iban' in bankAccount ? bankAccount.iban : bankAccount.number;
  return [
    required('money', {
      key: 'bank',
      label: msg('Bank account'),
      path: 'settings/bank',
      isDone: number !== '',
      has: t`ends in ${number.slice(-4)}`,
      lacks: t`Buyers pay into it. Until the shop opens for the first time it holds at once, without a second person.`,
    }),
    ...checkOnlinePayment(found),
  ];
}

function checkOnlinePayment(found: OpeningFacts): Check[] {
  const { gateways, allowsSandbox, isDemo, confirmations } = found;
  const label = msg('Online payment');
  if (gateways.length === 0) return [];
  if (isDemo) {
    const has = t`The test checkout takes the payments of a demonstration.`;
    return [required('money', { key: 'online-payment', label, path: null, isDone: true, has, lacks: '' })];
  }
  const withKeys = gateways.filter(({ hasKeys }) => hasKeys);
  const companies = gateways.map(({ company }) => company).join(', ');
  const declined = confirmations.find(({ subject }) => subject === 'no-online-payment');
  const sandbox = required('money', {
    key: 'sandbox',
    label: msg('Test checkout'),
    path: null,
    isDone: false,
    has: '',
    lacks: t`With ALLOW_SANDBOX_PAYMENTS=1 anyone could order without paying. Remove it from the settings of the server.`,
  });
  return [
    ...withKeys.map((gateway) => checkKeys(found, gateway)),
    ...(withKeys.length > 0
      ? []
      : [
          required('money', {
            key: 'online-payment',
            label,
            path: null,
            confirms: 'no-online-payment',
            isDone: declined !== undefined,
            has: declined ? t`You sell without it, as ${declined.by} has said` : '',
            lacks: t`No keys are set (${companies}). Set them on the server, or say that you sell without online payment.`,
          }),
        ]),
    ...(allowsSandbox && withKeys.length < gateways.length ? [sandbox] : []),
  ];
}

function checkKeys({ trials }: OpeningFacts, { name, company }: OpeningFacts['gateways'][number]): Check {
  const tried = trials.find(({ trial }) => trial === name);
  return required('money', {
    key: `keys-${name}`,
    label: t`Keys of ${company}`,
    path: null,
    trial: name,
    isDone: tried?.result === 'accepted',
    has: tried?.sentence ?? '',
    lacks: tried?.sentence ?? t`Nobody has tried them yet.`,
  });
}
