import type { Command, Point } from './path.ts';
import { box, lineSegment } from './path.ts';

/** Sizes in mm; `B` is T for tapered roller bearings and H for thrust bearings. */
export type SectionDimensions = { readonly d: number; readonly D: number; readonly B: number };

export type Face = 'open' | 'shield' | 'seal';
export type Faces = { readonly left: Face; readonly right: Face };

export type PartKind =
  | 'ring'
  | 'roll'
  | 'cage'
  | 'seal'
  | 'shield'
  | 'screw'
  | 'groove'
  | 'snap'
  | 'edge'
  | 'axis'
  | 'contact';
/** Neighbouring rings are hatched in opposite directions, a and b. */
export type Part = {
  readonly kind: PartKind;
  readonly path: Command[];
  readonly hatch?: 'a' | 'b';
  /** The material of a cage that is not of pressed steel. */
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
  /** Where the bore has ends that are seen, and how far from the axis; none of it is the left and the right end. */
  readonly boreEdges?: readonly Point[];
  /** 12 or 30: the bore tapers 1:12 or 1:30, and d is its diameter at the right end. */
  readonly taper?: number;
  /** Left end of the outer ring if it differs from that of the bearing. */
  readonly outerLeft?: number;
  readonly outerRight?: number;
  /** Radius of what stands out of D: a snap ring or a flange. */
  readonly outermost?: number;
  /** Where a relubrication hole through the outer ring ends, at the middle of the bearing. */
  readonly holeTo?: number;
  /** What the contact lines show, where it is known. */
  readonly contactAngleDegrees?: number;
};

/** What the designation says of the section; what it does not say is left out. */
export type SectionForm = {
  /** What is drawn, more exactly than the type: 'NUP', 'thrust ball double direction'; '' is not drawn. */
  readonly kind?: string | undefined;
  /** 'taper 1:12' or 'taper 1:30'; any other is cylindrical. */
  readonly bore?: string | undefined;
  /** 'brass' or 'polyamide'; any other is of pressed steel. */
  readonly cage?: string | undefined;
  /** 'N' or 'NB' is a groove, 'NR' or 'NBR' the groove with its snap ring. */
  readonly snapRing?: string | undefined;
  readonly hasLubricationGroove?: boolean | undefined;
  readonly hasFlange?: boolean | undefined;
  readonly contactAngleDegrees?: number | undefined;
  /** DB, DF, DT, QBC, QFC: the width is that of the set. */
  readonly pairing?: string | undefined;
  /** CC and the like of spherical roller bearings have a guide ring between the rows instead of a rib. */
  readonly hasGuideRing?: boolean | undefined;
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

/** The ends of the bore as lines from the axis, the left one of a tapered bore the longer. */
export function boreEdgesOf({ boreEdges, left, right, taper }: Section, d: number): readonly Point[] {
  const widened = taper ? (right - left) / (2 * taper) : 0;
  return (
    boreEdges ?? [
      [left, d / 2 + widened],
      [right, d / 2],
    ]
  );
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
