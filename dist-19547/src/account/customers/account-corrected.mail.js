import { t } from '../../lib/i18n.js';
import { defineTemplate,                } from '../../messages/message-template.js';
                                                                      

                          
                                                     
                 
                
  

                                                                             

function labelOf(field                     , numberLabel        )         {
  if (field === 'tax number') return numberLabel;
  return { company: t`Company`, name: t`Name`, email: t`E-mail` }[field];
}

const accountCorrected = defineTemplate(({ corrections, numberLabel }           , { site, address }) => ({
  subject: t`The details of your ${site.name} account were changed`,
  blocks: [
    { kind: 'text', text: t`Our sales desk has changed the details of your account.` },
    ...corrections.map(({ field, before, after }) => {
      const label = labelOf(field, numberLabel);
      const rows = [
        [t`${label} until now`, before],
        [t`${label} from now on`, after],
      ]         ;
      return { kind: 'facts', rows }         ;
    }),
    { kind: 'link', label: t`Open your account`, href: `${address}/my-profile` },
    { kind: 'note', text: t`If this is not right, write to ${site.contact.email} or call ${site.contact.phone}.` },
  ],
}));

export const accountCorrectedMail = (
  receiver        ,
  numberLabel        ,
  corrections                       ,
)          => ({ channel: 'mail', receiver, template: 'account-corrected', data: { corrections, numberLabel } });

export const accountCorrectedTemplates            = { 'account-corrected': accountCorrected };
