import { formatDay } from '../../lib/dates.ts';
import { plural, t } from '../../lib/i18n.ts';
import { defineTemplate, type Templates, textBlock } from '../../messages/message-template.ts';
import { certificateText } from './certificate-kind.rule.ts';
import type { EndingCertificate } from './certificates.db.ts';

export type CertificatesEnd = { certificates: EndingCertificate[] };

const certificatesEnd = defineTemplate(({ certificates }: CertificatesEnd, { site, address }) => ({
  subject: t`${plural(certificates.length, 'certificate')} of goods will end soon`,
  blocks: [
    textBlock(
      t`After its last day a certificate is no longer shown in the shop. Please ask the maker for the next one.`,
    ),
    {
      kind: 'table',
      head: [t`Certificate`, t`For`, t`Last day`],
      rows: certificates.map((one) => [
        certificateText(one),
        one.itemName ?? [one.maker, one.category].filter(Boolean).join(', '),
        formatDay(one.validTo),
      ]),
    },
    {
      kind: 'link',
      label: t`Open them at the desk`,
      href: `${address}/desk/${site.code}/items/certificates?view=ending`,
    },
  ],
}));

export const certificateTemplates: Templates = { 'certificates-end': certificatesEnd };
