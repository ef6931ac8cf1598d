import type { Command } from './path.ts';
import type { Part, Section, SectionDimensions } from './section.ts';

export type SectionForm = {
  /** 'taper 1:12' or 'taper 1:30'; any other is cylindrical. */
  readonly bore?: string | undefined;
  /** 'brass' or 'polyamide'; any other is of pressed steel. */
  readonly cage?: string | undefined;
};

/** The section with a tapered bore or with a machined or moulded cage. */
export function withForm(section: Section, { d, D, B }: SectionDimensions, { bore, cage }: SectionForm): Section {
  const taper = Number(/^taper 1:(12|30)$/.exec(bore ?? '')?.[1] ?? 0);
  const edge = d / 2 + CORNER_SHARE * Math.min((D - d) / 2, B);
  const isMade = cage === 'brass' || cage === 'polyamide';
  const parts = section.parts
    .map((part) =>
      taper > 0 && part.kind === 'ring' && part.hatch === 'b' ? tapered(part, section, taper, edge) : part,
    )
    .map((part) => (isMade && part.kind === 'cage' ? madeOf(part, cage) : part));
  return { ...section, parts, ...(taper > 0 && { taper }) };
}

/** Corners of the bore are rounded by at most this share of the section. */
const CORNER_SHARE = 0.08;

function tapered(part: Part, { right }: Section, taper: number, edge: number): Part {
  const at = (x: number, y: number): [number, number] => [x, y > edge ? y : y + (right - x) / (2 * taper)];
  return { ...part, path: part.path.map((command) => moved(command, at)) };
}

/** Of a machined or moulded cage the bars are stronger than those of a pressed one. */
const STRENGTH = { brass: 2, polyamide: 1.5 } as const;

function madeOf(part: Part, material: keyof typeof STRENGTH): Part {
  const heights = part.path.flatMap(heightsOf);
  const middle = (Math.min(...heights) + Math.max(...heights)) / 2;
  const at = (x: number, y: number): [number, number] => [x, middle + (y - middle) * STRENGTH[material]];
  return { ...part, material, path: part.path.map((command) => moved(command, at)) };
}

function heightsOf(command: Command): number[] {
  if (command[0] === 'Z') return [];
  if (command[0] === 'Q') return [command[2], command[4]];
  return [command[0] === 'A' ? command[4] : command[2]];
}

function moved(command: Command, at: (x: number, y: number) => [number, number]): Command {
  if (command[0] === 'Z') return command;
  if (command[0] === 'A') return ['A', command[1], command[2], ...at(command[3], command[4])];
  if (command[0] === 'Q') return ['Q', ...at(command[1], command[2]), ...at(command[3], command[4])];
  return [command[0], ...at(command[1], command[2])];
}
