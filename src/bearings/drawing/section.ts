import type { Command } from './path.ts';
import { box, lineSegment } from './path.ts';

/** Sizes of a section in mm; `B` is T for tapers and H for thrust bearings. */
export type SectionDimensions = { readonly d: number; readonly D: number; readonly B: number };

/** What the faces of a ball bearing carry. */
export type Face = 'open' | 'shield' | 'seal';
export type Faces = { readonly left: Face; readonly right: Face };

export type PartKind = 'ring' | 'roll' | 'cage' | 'seal' | 'shield' | 'screw' | 'groove' | 'edge' | 'axis' | 'contact';
/** One shape of a section; neighbouring rings are hatched in opposite directions, a and b. */
export type Part = { readonly kind: PartKind; readonly path: Command[]; readonly hatch?: 'a' | 'b' };

/** The upper half of a section and what its end view needs, in mm. */
export type Section = {
  readonly parts: Part[];
  /** Radius of the rolling elements' circle, and their diameter. */
  readonly pitchRadius: number;
  readonly rollerDiameter: number;
  /** Radii between which the rolling elements are seen from the end. */
  readonly innerShoulder: number;
  readonly outerShoulder: number;
  /** Share of the pitch circle that rolling elements fill. */
  readonly fill: number;
  readonly left: number;
  readonly right: number;
  readonly end: 'rolling' | 'closed' | 'thrust';
  /** False where no inner ring bounds the bore. */
  readonly boreEdges?: false;
  /** Left end of the outer ring where it is not that of the bearing. */
  readonly outerLeft?: number;
  readonly outerRight?: number;
};

export const ring = (hatch: 'a' | 'b', path: Command[]): Part => ({ kind: 'ring', hatch, path });
export const rollingElement = (path: Command[]): Part => ({ kind: 'roll', path });
export const cage = (path: Command[]): Part => ({ kind: 'cage', path });
export const axis = (path: Command[]): Part => ({ kind: 'axis', path });
export const edge = (path: Command[]): Part => ({ kind: 'edge', path });
const contact = (path: Command[]): Part => ({ kind: 'contact', path });

/** Radii, height of the section and half width that every type starts from. */
export function baseGeometry({ d, D, B }: SectionDimensions) {
  const ri = d / 2;
  const ro = D / 2;
  return { ri, ro, H: ro - ri, h: B / 2, rm: (ri + ro) / 2 };
}

/** A contact line through (x, y), `length` to each side, leaning by `angle` radians to the left at the top. */
export const contactLine = (x: number, y: number, length: number, angle: number): Part =>
  contact(
    lineSegment(
      [x - length * Math.sin(angle), y + length * Math.cos(angle)],
      [x + length * Math.sin(angle), y - length * Math.cos(angle)],
    ),
  );

/** The same box on the left and on the right of the middle. */
export const mirroredCage = (x1: number, y1: number, x2: number, y2: number, radius = 0): Part[] => [
  cage(box(-x1, y1, -x2, y2, radius)),
  cage(box(x1, y1, x2, y2, radius)),
];
