import type { SectionForm } from '../sections/section.ts';

/** Kinds whose outside is not a ring turned about the shaft. */
const withoutRing: readonly string[] = ['KR', 'BK', 'adapter sleeve', 'withdrawal sleeve'];

/** A flange or a snap ring stands out of the outside diameter by sizes that the facts do not have. */
export const hasOuterProfile = ({ kind, hasFlange, snapRing }: SectionForm): boolean =>
  kind !== '' && !withoutRing.includes(kind ?? '') && !hasFlange && !/R$/.test(snapRing ?? '');
