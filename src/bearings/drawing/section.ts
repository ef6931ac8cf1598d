import type { Command } from './path.ts';
import { box, lineSegment } from './path.ts';

/** In mm; `B` is T for tapered roller bearings and H for thrust bearings. */
export type SectionDimensions = { readonly d: number; readonly D: number; readonly B: number };

export type Face = 'open' | 'shield' | 'seal';
export type Faces = { readonly left: Face; readonly right: Face };

export type PartKind = 'ring' | 'roll' | 'cage' | 'seal' | 'shield' | 'screw' | 'groove' | 'edge' | 'axis' | 'contact';
/** Neighbouring rings are hatched in opposite directions, a and b. */
export type Part = {
  readonly kind: PartKind;
  readonly path: Command[];
  readonly hatch?: 'a' | 'b';
  /** Of a cage that is not of pressed steel. */
  readonly material?: 'brass' | 'polyamide';
};

export type Section = {
  readonly parts: Part[];
  readonly pitchRadius: number;
  readonly rollerDiameter: number;
  readonly innerShoulder: number;
  readonly outerShoulder: number;
  /** Share of the pitch circle that rolling elements fill. */
  readonly fill: number;
  readonly left: number;
  readonly right: number;
  readonly end: 'rolling' | 'closed' | 'thrust';
  readonly boreEdges?: false;
  /** 12 or 30: the bore tapers 1:12 or 1:30, and d is its diameter at the right end. */
  readonly taper?: number;
  /** Left end of the outer ring if it differs from that of the bearing. */
  readonly outerLeft?: number;
  readonly outerRight?: number;
};

export const ring = (hatch: 'a' | 'b', path: Command[]): Part => ({ kind: 'ring', hatch, path });
export const rollingElement = (path: Command[]): Part => ({ kind: 'roll', path });
export const cage = (path: Command[]): Part => ({ kind: 'cage', path });
export const axis = (path: Command[]): Part => ({ kind: 'axis', path });
export const edge = (path: Command[]): Part => ({ kind: 'edge', path });
const contact = (path: Command[]): Part => ({ kind: 'contact', path });

export function baseGeometry({ d, D, B }: SectionDimensions) {
  const ri = d / 2;
  const ro = D / 2;
  return { ri, ro, H: ro - ri, h: B / 2, rm: (ri + ro) / 2 };
}

export const contactLine = (x: number, y: number, length: number, angle: number): Part =>
  contact(
    lineSegment(
      [x - length * Math.sin(angle), y + length * Math.cos(angle)],
      [x + length * Math.sin(angle), y - length * Math.cos(angle)],
    ),
  );

export const mirroredCage = (x1: number, y1: number, x2: number, y2: number, radius = 0): Part[] => [
  cage(box(-x1, y1, -x2, y2, radius)),
  cage(box(x1, y1, x2, y2, radius)),
];
