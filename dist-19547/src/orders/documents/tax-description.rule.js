// The invoice names the taxes of the place of supply, each half separately where tax splits.

                                                                                           
import { t } from '../../lib/i18n.js';

/** 'CGST 9% and SGST 9%', 'IGST 18%', 'VAT 5%'; without percentages where the lines' `rates` differ. */
export function taxDescription(form              , rates                   , label        )         {
  const [rate, ...others] = new Set(rates);
  const percent = (share        ) => (rate === undefined || others.length > 0 ? '' : ` ${rate / share}%`);
  const descriptions                               = {
    state: t`${`CGST${percent(2)}`} and ${`SGST${percent(2)}`}`,
    union_territory: t`${`CGST${percent(2)}`} and ${`UTGST${percent(2)}`}`,
    integrated: `IGST${percent(1)}`,
    none: t`IGST 0% under LUT`,
    vat: `${label}${percent(1)}`,
  };
  return descriptions[form];
}
