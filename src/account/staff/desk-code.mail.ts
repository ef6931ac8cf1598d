import { t } from '../../lib/i18n.ts';
import { defineTemplate } from '../../messages/message-template.ts';

/** Sent only in a demo: elsewhere the code is known to the authenticator app alone. */
export const deskCodeMail = defineTemplate(({ name, code }: { name: string; code: string }) => ({
  subject: t`Your code for the desk`,
  blocks: [
    { kind: 'text', text: t`${name}, this is what your authenticator app would show now.` },
    { kind: 'code', code },
  ],
}));
