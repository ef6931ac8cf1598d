import { ringsDependOnDesign } from '../../bearings/attributes.ts';
import { parseDesignation } from '../../bearings/designation/parse-designation.ts';
import type { ParsedDesignation } from '../../bearings/designation/parsed-designation.ts';
import { maxVariants, type SharedFacts, type VariantChoice } from './item-variants.contract.ts';

type Named = { id: number; name: string; maker: string };

type VariantFamily = { shared: SharedFacts; members: { id: number; choice: VariantChoice }[] };

/**
 * The item and those that differ from it in seals, clearance, bore and cage only; undefined if its designation is not
 * understood. Of several with one choice the item itself stands for it, then one of its internal design, then the first.
 */
export function variantFamily(item: Named, others: readonly Named[]): VariantFamily | undefined {
  const own = parseDesignation(item.name, item.maker);
  const choice = choiceOf(own);
  if (!choice) return undefined;
  const shared = { maker: item.maker, ...sharedFactsOf(own) };
  const key = JSON.stringify(shared);
  const design = designOf(own);
  const related = others
    .map(({ id, name, maker }) => ({ id, maker, reading: parseDesignation(name, maker) }))
    .filter(({ maker, reading }) => JSON.stringify({ maker, ...sharedFactsOf(reading) }) === key)
    .sort((a, b) => Number(designOf(b.reading) === design) - Number(designOf(a.reading) === design))
    .flatMap(({ id, reading }) => memberOf(id, choiceOf(reading)));
  const first = new Map<string, VariantFamily['members'][number]>();
  for (const member of [{ id: item.id, choice }, ...related]) {
    const chosen = JSON.stringify(member.choice);
    if (!first.has(chosen)) first.set(chosen, member);
  }
  return { shared, members: [...first.values()].slice(0, maxVariants) };
}

const memberOf = (id: number, choice: VariantChoice | undefined) => (choice ? [{ id, choice }] : []);

function choiceOf(reading: ParsedDesignation): VariantChoice | undefined {
  const { known, unknown, sealCode, clearance, bore, cage, hasSpecialBore, axialClearanceMicrons } = reading;
  if (!known || unknown.length > 0 || sealCode === null) return undefined;
  if (hasSpecialBore || axialClearanceMicrons !== null) return undefined;
  return { seal: sealCode, clearance, bore, cage: cage ?? '' };
}

function sharedFactsOf(reading: ParsedDesignation): Omit<SharedFacts, 'maker'> {
  const { type, basic, snapRing, precision, clearanceNote, contactAngleDegrees, pairing, material, special } = reading;
  return {
    type,
    basic,
    snapRing,
    precision,
    clearanceNote,
    contactAngleDegrees,
    pairing,
    material,
    special: [...special],
    design: ringsDependOnDesign(type) ? reading.design : '',
  };
}

/** Its letters for design, lubrication and the like. In EM the E is a design and the M a cage, which is a choice. */
const designOf = ({ tokens }: ParsedDesignation): string =>
  tokens
    .flatMap(({ text, meaning }) => {
      if (meaning.variant !== undefined) return [text];
      return meaning.cage !== undefined && text.startsWith('E') ? ['E'] : [];
    })
    .sort()
    .join(' ');
