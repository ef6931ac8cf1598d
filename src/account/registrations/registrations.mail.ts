import { t } from '../../lib/i18n.ts';
import { defineTemplate, noteBlock, type Templates, textBlock } from '../../messages/message-template.ts';
import { hintRows } from '../tax-registration/tax-number-hints.mail.ts';
import type { TaxNumberHint } from '../tax-registration/tax-number-hints.rule.ts';

export type AddedRegistration = {
  customerId: number;
  company: string;
  email: string;
  numberLabel: string;
  number: string;
  legalName: string;
  address: string;
  hints: readonly TaxNumberHint[];
};

const registrationAdded = defineTemplate((data: AddedRegistration, { site, address }) => ({
  subject: t`${data.company} has added a ${data.numberLabel}`,
  blocks: [
    textBlock(
      t`It is waiting for your decision. Orders are invoiced under the primary number until you have verified it.`,
    ),
    { kind: 'link', label: t`Open at the desk`, href: `${address}/desk/${site.code}/accounts/${data.customerId}` },
    {
      kind: 'facts',
      rows: [
        [t`Company`, data.company],
        [t`E-mail`, data.email],
        [t`New ${data.numberLabel}`, data.number, 'code'],
        [t`Legal name`, data.legalName],
        [t`Principal address`, data.address],
        ...hintRows(data.hints),
      ],
    },
  ],
}));

export type DecidedRegistration = {
  numberLabel: string;
  number: string;
  address: string;
  verified: boolean;
  reason: string;
  /** Whether staff have added it themselves. */
  added: boolean;
};

const whatHolds = ({ verified, added, numberLabel }: DecidedRegistration): string => {
  if (added) return t`We have added this ${numberLabel} to your account. It is verified.`;
  return verified
    ? t`We have verified this ${numberLabel}. Deliveries to the addresses that name it are invoiced under it from the next order on.`
    : t`We could not verify this ${numberLabel}. Your orders are invoiced under your primary number.`;
};

const registrationDecided = defineTemplate((data: DecidedRegistration, { site, address }) => ({
  subject: data.verified
    ? t`Your ${data.numberLabel} ${data.number} is verified`
    : t`Your ${data.numberLabel} ${data.number} was not verified`,
  blocks: [
    textBlock(whatHolds(data)),
    {
      kind: 'facts',
      rows: [
        [data.numberLabel, data.number, 'code'],
        [t`Principal address`, data.address],
        ...(data.reason ? [[t`Reason`, data.reason] as const] : []),
      ],
    },
    { kind: 'link', label: t`Open your account`, href: `${address}/my-profile` },
    noteBlock(t`Questions? Write to ${site.contact.email}.`),
  ],
}));

export const registrationTemplates: Templates = {
  'registration-added': registrationAdded,
  'registration-decided': registrationDecided,
};
