import { t } from '../../lib/i18n.js';
import { defineTemplate,                } from '../../messages/message-template.js';

                                                             

const inStock = defineTemplate(({ name, maker, path }         , { site, address }) => ({
  subject: t`${maker} ${name} is in stock`,
  blocks: [
    { kind: 'text', text: t`You asked us to tell you when this item is in stock. It is now.` },
    {
      kind: 'facts',
      rows: [
        [t`Item name`, name, 'code'],
        [t`Brand`, maker],
      ],
    },
    { kind: 'link', label: t`View item`, href: `${address}${path}` },
    {
      kind: 'note',
      text: t`It is not reserved for you. We write only once; to be told again, press the button on the item’s page. Questions? Write to ${site.contact.email}.`,
    },
  ],
}));

export const stockAlertTemplates            = { 'in-stock': inStock };
