// A buyer proves two things with papers: the tax number and the trade licence.

import { t } from '../../lib/i18n.ts';
import type { Site } from '../../sites/site.ts';

export const paperKinds = ['tax_certificate', 'trade_licence'] as const;
export type PaperKind = (typeof paperKinds)[number];

/** The part of the profile where papers are uploaded; on a phone it stands below the forms. */
export const papersAnchor = 'papers';
export const papersPath = `/my-profile#${papersAnchor}`;

export function paperKindLabel(kind: PaperKind, { tax }: Pick<Site, 'tax'>): string {
  return kind === 'tax_certificate' ? t`${tax.plainName.toUpperCase()} certificate` : t`Trade licence`;
}

/** A paper with its kind as staff read it. */
export const withKindLabel = <Paper extends { kind: PaperKind }>(paper: Paper, site: Pick<Site, 'tax'>) => ({
  ...paper,
  label: paperKindLabel(paper.kind, site),
});
