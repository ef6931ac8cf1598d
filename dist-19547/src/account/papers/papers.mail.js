import { t } from '../../lib/i18n.js';
import {                    defineTemplate,                } from '../../messages/message-template.js';
import {                 paperKindLabel } from './paper-kind.rule.js';

const text = (content        )               => ({ kind: 'text', text: content });
const note = (content        )               => ({ kind: 'note', text: content });

                                                                                                                  

const paperArrived = defineTemplate(({ paperId, company, email, kind, fileName }              , { site, address }) => ({
  subject: t`${company} has uploaded a paper`,
  blocks: [
    text(t`A paper is waiting for your decision.`),
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

                                                                                                      

const paperDecided = defineTemplate(({ kind, fileName, isAccepted, reason }              , { site, address }) => ({
  subject: isAccepted
    ? t`Your ${paperKindLabel(kind, site)} is accepted`
    : t`Your ${paperKindLabel(kind, site)} was not accepted`,
  blocks: [
    text(
      isAccepted
        ? t`We have checked your paper. There is nothing more to do.`
        : t`We could not accept your paper. Please upload another one in My Profile.`,
    ),
    {
      kind: 'facts',
      rows: [
        [t`Paper`, paperKindLabel(kind, site)],
        [t`File`, fileName],
        ...(reason ? [[t`Reason`, reason]         ] : []),
      ],
    },
    { kind: 'link', label: t`Open your account`, href: `${address}/my-profile` },
    note(t`Questions? Write to ${site.contact.email}.`),
  ],
}));

                                                                                

const paperAsked = defineTemplate(({ company, kind, sentence }            , { site, address }) => ({
  subject: t`Please upload your ${paperKindLabel(kind, site)}`,
  blocks: [
    text(t`We need one more paper for your ${site.name} account.`),
    {
      kind: 'facts',
      rows: [
        [t`Company`, company],
        [t`Paper`, paperKindLabel(kind, site)],
        [t`What is missing`, sentence],
      ],
    },
    { kind: 'link', label: t`Upload it in My Profile`, href: `${address}/my-profile` },
    note(t`PDF, JPG or PNG, up to 10 MB. Questions? Write to ${site.contact.email}.`),
  ],
}));

export const paperTemplates            = {
  'paper-arrived': paperArrived,
  'paper-asked': paperAsked,
  'paper-decided': paperDecided,
};
