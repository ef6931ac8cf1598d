import { t } from '../../lib/i18n.ts';
import { defineTemplate, noteBlock, type Templates, textBlock } from '../../messages/message-template.ts';
import { type PaperKind, paperKindLabel, papersPath } from './paper-kind.rule.ts';

export type ArrivedPaper = { paperId: number; company: string; email: string; kind: PaperKind; fileName: string };

const paperArrived = defineTemplate(({ paperId, company, email, kind, fileName }: ArrivedPaper, { site, address }) => ({
  subject: t`${company} has uploaded a paper`,
  blocks: [
    textBlock(t`A paper is waiting for your decision.`),
    {
      kind: 'facts',
      rows: [
        [t`Company`, company],
        [t`E-mail`, email],
        [t`Paper`, paperKindLabel(kind, site)],
        [t`File`, fileName],
      ],
    },
    { kind: 'link', label: t`Check it at the desk`, href: `${address}/desk/${site.code}/papers/${paperId}` },
  ],
}));

export type DecidedPaper = { kind: PaperKind; fileName: string; isAccepted: boolean; reason: string };

const paperDecided = defineTemplate(({ kind, fileName, isAccepted, reason }: DecidedPaper, { site, address }) => ({
  subject: isAccepted
    ? t`Your ${paperKindLabel(kind, site)} is accepted`
    : t`Your ${paperKindLabel(kind, site)} was not accepted`,
  blocks: [
    textBlock(
      isAccepted
        ? t`We have checked your paper. There is nothing more to do.`
        : t`We could not accept your paper. Please upload another one in My Profile.`,
    ),
    {
      kind: 'facts',
      rows: [
        [t`Paper`, paperKindLabel(kind, site)],
        [t`File`, fileName],
        ...(reason ? [[t`Reason`, reason] as const] : []),
      ],
    },
    { kind: 'link', label: t`Open your account`, href: `${address}/my-profile` },
    noteBlock(t`Questions? Write to ${site.contact.email}.`),
  ],
}));

export type AskedPaper = { company: string; kind: PaperKind; sentence: string };

const paperAsked = defineTemplate(({ company, kind, sentence }: AskedPaper, { site, address }) => ({
  subject: t`Please upload your ${paperKindLabel(kind, site)}`,
  blocks: [
    textBlock(t`We need one more paper for your ${site.name} account.`),
    {
      kind: 'facts',
      rows: [
        [t`Company`, company],
        [t`Paper`, paperKindLabel(kind, site)],
        [t`What is missing`, sentence],
      ],
    },
    { kind: 'link', label: t`Upload it in My Profile`, href: `${address}${papersPath}` },
    noteBlock(t`PDF, JPG or PNG, up to 10 MB. Questions? Write to ${site.contact.email}.`),
  ],
}));

export const paperTemplates: Templates = {
  'paper-arrived': paperArrived,
  'paper-asked': paperAsked,
  'paper-decided': paperDecided,
};
