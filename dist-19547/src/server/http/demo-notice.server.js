import { t } from '../../lib/i18n.js';
                                            

export const demoNotice = ({ publicDemo }                         )                     =>
  publicDemo
    ? t`Demonstration: nothing here is real or will be delivered, and anyone can read its e-mails. Please don’t enter anything private.`
    : undefined;
