// What a certificate is, and how it is called. A BIS licence is India's, so that other countries are not asked for one.

import { msg, t, translate } from '../../lib/i18n.ts';
import type { Country } from '../../sites/site-facts.ts';

export const certificateKinds = ['bis', 'iso', 'test', 'other'] as const;
export type CertificateKind = (typeof certificateKinds)[number];

const labels: Readonly<Record<CertificateKind, string>> = {
  bis: msg('BIS licence'),
  iso: msg('ISO certificate'),
  test: msg('Test report'),
  other: msg('Certificate'),
};

export const certificateKindText = (kind: CertificateKind): string => translate(labels[kind]);

export const certificateKindsOf = (country: Country): readonly CertificateKind[] =>
  country === 'IN' ? certificateKinds : certificateKinds.filter((kind) => kind !== 'bis');

/** 'BIS licence CM/L-1234567 to IS 6455' */
export function certificateText({ kind, number, standard }: NamedCertificate): string {
  const name = [certificateKindText(kind), number].filter(Boolean).join(' ');
  return standard ? t`${name} to ${standard}` : name;
}

type NamedCertificate = { kind: CertificateKind; number: string; standard: string };
