import { decisionOutcomes } from '../../account/permissions/account-decision.rule.js';
import { statusLabel } from '../../account/permissions/account-status.rule.js';
import { t, translate } from '../../lib/i18n.js';
import { formatMoney } from '../../lib/money.js';
import { defineTemplate,                } from '../../messages/message-template.js';
                                                          

                               
                  
                            
                        
                       
  

const approved = defineTemplate(
  ({ company, terms, hasOwnPrices, salesManager }                 , { site, address }) => {
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
            ...(hasCredit ? termsRows(terms, site.currency) : [[t`Payment`, t`in advance`]         ]),
            ...(salesManager ? [[t`Your sales manager`, salesManager]         ] : []),
          ],
        },
        { kind: 'link', label: t`Open your account`, href: `${address}/my-profile` },
        { kind: 'note', text: t`Questions? Write to ${site.contact.email} or call ${site.contact.phone}.` },
      ],
    };
  },
);

const termsRows = (
  { limitMinor, periodDays, graceDays }             ,
  currency                                               ,
) => [
  [t`Credit limit`, formatMoney({ minor: limitMinor, currency })]         ,
  [t`Credit period`, t`${periodDays} days`]         ,
  [t`Grace`, t`${graceDays} days`]         ,
];

export const accountApprovedTemplates            = { 'account-approved': approved };
