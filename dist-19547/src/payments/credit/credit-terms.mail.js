import { t } from '../../lib/i18n.js';
import { formatMoney } from '../../lib/money.js';
import { defineTemplate,                } from '../../messages/message-template.js';
                                                          

                                                                    

function introductionOf({ limitMinor, isFirst }          )         {
  if (limitMinor === 0) return t`New orders can no longer be placed on credit. Unpaid invoices stay due as agreed.`;
  return isFirst ? t`You can now order on credit, within these terms.` : t`These credit terms apply from now on.`;
}

const termsSet = defineTemplate((terms          , { site, address }) => ({
  subject: terms.isFirst ? t`Your ${site.name} credit terms` : t`Your ${site.name} credit terms have changed`,
  blocks: [
    {
      kind: 'text',
      text: introductionOf(terms),
    },
    {
      kind: 'facts',
      rows: [
        [t`Company`, terms.company],
        [t`Credit limit`, formatMoney({ minor: terms.limitMinor, currency: site.currency })],
        [t`Credit period`, t`${terms.periodDays} days`],
        [t`Grace`, t`${terms.graceDays} days`],
      ],
    },
    { kind: 'link', label: t`Account Statement`, href: `${address}/statement` },
    { kind: 'note', text: t`Questions? Write to ${site.contact.email} or call ${site.contact.phone}.` },
  ],
}));

export const creditTermsTemplates            = { 'credit-terms-set': termsSet };
