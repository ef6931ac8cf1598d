import { t } from '../../lib/i18n.ts';
import { defineTemplate, type Templates } from '../../messages/message-template.ts';

type InStock = { name: string; maker: string; path: string; stopPath?: string };

const inStock = defineTemplate(({ name, maker, path, stopPath }: InStock, { site, address }) => ({
  subject: t`${maker} ${name} is in stock`,
  ...(stopPath && { unsubscribe: `${address}${stopPath}` }),
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
    ...(stopPath ? [{ kind: 'link' as const, label: t`End all my stock alerts`, href: `${address}${stopPath}` }] : []),
    {
      kind: 'note',
      text: t`It is not reserved for you. We write only once; to be told again, press the button on the item’s page. Questions? Write to ${site.contact.email}.`,
    },
  ],
}));

export const stockAlertTemplates: Templates = { 'in-stock': inStock };
