/** How a customer asked for what staff enter. */
export const entryChannels = ['phone', 'whatsapp', 'mail', 'counter'] as const;
export type EntryChannel = (typeof entryChannels)[number];

export const entryChannelWords: Readonly<Record<EntryChannel, string>> = {
  phone: 'by phone',
  whatsapp: 'by WhatsApp',
  mail: 'by mail',
  counter: 'at the counter',
};
