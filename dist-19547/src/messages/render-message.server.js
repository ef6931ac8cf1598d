import { withLocale } from '../server/http/locale.server.js';
import { decrypt } from '../server/security/encryption.server.js';
                                                       
                                                                                        
                                                

                                                                                         

export const templateContextOf = (site      , config                )                  => ({
  site,
  address: config.addressOf(site.code),
});

/** Throws when the template is unknown or its secret part cannot be decrypted. */
export function renderMessage(row           , site      , config                , secret        )                 {
  const write = config.templates[row.template];
  if (!write) throw new Error(`there is no template ${row.template}`);
  const sealed = row.sealed === null ? {} : decrypt(secret, 'outbox', row.sealed);
  if (!sealed) throw new Error('it was encrypted with another SECRET_KEY');
  const context = templateContextOf(site, config);
  return withLocale(site, () => write({ ...row.data, ...sealed }, context));
}
