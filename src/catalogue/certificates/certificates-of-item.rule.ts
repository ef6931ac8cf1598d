// Which certificates hold for an item on a day. Of each kind those of the item itself come before those of its
// category, and these before those of all of its maker: the nearest says most.

import type { Day } from '../../lib/dates.ts';
import { type CertificateKind, certificateKinds } from './certificate-kind.rule.ts';

export type CertificateScope = { maker: string; category: string; itemId: number | null };
export type CertifiedDays = { validFrom: Day; validTo: Day | null };

/** Of those that nobody has ended. */
export type OpenCertificate = CertificateScope & CertifiedDays & { kind: CertificateKind };

export type CertifiedItem = { id: number; maker: string; category: string };

export const holdsOn = ({ validFrom, validTo }: CertifiedDays, day: Day): boolean =>
  validFrom <= day && (validTo === null || day <= validTo);

export const certificatesOfItem = <One extends OpenCertificate>(
  open: readonly One[],
  item: CertifiedItem,
  day: Day,
): One[] =>
  nearestCertificates(
    open.filter((one) => holdsOn(one, day)),
    item,
  );

/** `held` are those that hold on the day. */
export function nearestCertificates<One extends OpenCertificate>(held: readonly One[], item: CertifiedItem): One[] {
  const about = held.filter((one) => isAbout(one, item));
  return certificateKinds.flatMap((kind) => {
    const ofKind = about.filter((one) => one.kind === kind);
    const nearest = Math.min(...ofKind.map(distance));
    return ofKind.filter((one) => distance(one) === nearest);
  });
}

const isAbout = ({ maker, category, itemId }: CertificateScope, item: CertifiedItem): boolean =>
  itemId === null ? maker === item.maker && ['', item.category].includes(category) : itemId === item.id;

function distance({ itemId, category }: CertificateScope): number {
  if (itemId !== null) return 0;
  return category === '' ? 2 : 1;
}
