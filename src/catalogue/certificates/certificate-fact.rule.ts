// How a certificate reads beside the facts of an item, on its page and on paper.

import { formatDay } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import type { ItemFact } from '../items/item-facts.rule.ts';
import type { ShownCertificate } from './certificate.contract.ts';
import { certificateKindText } from './certificate-kind.rule.ts';

/** ['BIS licence', 'CM/L-1234567 to IS 6455, valid until 14 Feb 2028'] */
export function certificateFact({ kind, number, standard, issuer, valid_to }: ShownCertificate): ItemFact {
  const named = number && standard ? t`${number} to ${standard}` : number || (standard && t`to ${standard}`);
  const parts = [named, valid_to && t`valid until ${formatDay(valid_to)}`, issuer];
  return [certificateKindText(kind), parts.filter(Boolean).join(', ')];
}
