// A buyer proves two things with papers: the tax number and the trade licence.

import { t } from '../../lib/i18n.js';
                                                

export const paperKinds = ['tax_certificate', 'trade_licence']         ;
                                                    

export function paperKindLabel(kind           , { tax }                   )         {
  return kind === 'tax_certificate' ? t`${tax.plainName.toUpperCase()} certificate` : t`Trade licence`;
}
