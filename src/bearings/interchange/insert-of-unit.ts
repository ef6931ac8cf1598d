import type { ParsedDesignation } from '../designation/parsed-designation.ts';

const UNIT = /^(UC|UK|UEL|SA|SB)[A-WYZ]+(?=[23X]\d\d)/;

/** The insert bearing that a unit holds in its housing: UC205 of UCP205 and UCFL205. Source: JIS B 1557. */
export function insertOfUnit({ type, basic }: Pick<ParsedDesignation, 'type' | 'basic'>): string | undefined {
  return type === 'insert/unit' && UNIT.test(basic) ? basic.replace(UNIT, '$1') : undefined;
}
