import { box, type Command, type Point } from './path.ts';
import { baseGeometry, type Part, type Section, type SectionDimensions, type SectionForm } from './section.ts';
import { endOf, movedCommand, pointsOf } from './transform.ts';

/** The section with what its designation adds to its kind: bore, cage, grooves, snap ring, flange. */
export function withForm(section: Section, sizes: SectionDimensions, form: SectionForm): Section {
  const steps = [withBore, withCage, withSnapRing, withLubricationGroove, withOuterFlange];
  return steps.reduce((drawn, step) => step(drawn, sizes, form), section);
}

type Step = (section: Section, sizes: SectionDimensions, form: SectionForm) => Section;

/** Corners of the bore are rounded by at most this share of the section. */
const CORNER_SHARE = 0.08;

const withBore: Step = (section, { d, D, B }, { bore }) => {
  const taper = Number(/^taper 1:(12|30)$/.exec(bore ?? '')?.[1] ?? 0);
  if (taper === 0) return section;
  const edge = d / 2 + CORNER_SHARE * Math.min((D - d) / 2, B);
  const inner = ({ kind, hatch }: Part) => kind === 'ring' && hatch === 'b';
  const parts = section.parts.map((part) => (inner(part) ? tapered(part, section, taper, edge) : part));
  return { ...section, parts, taper };
};

function tapered(part: Part, { right }: Section, taper: number, edge: number): Part {
  const at = (x: number, y: number): [number, number] => [x, y > edge ? y : y + (right - x) / (2 * taper)];
  return { ...part, path: part.path.map((command) => movedCommand(command, at)) };
}

/** The bars of a machined or moulded cage are stronger than those of a pressed one. */
const STRENGTH = { brass: 2, polyamide: 1.5 } as const;

const withCage: Step = (section, { d, D }, { cage }) => {
  if (cage !== 'brass' && cage !== 'polyamide') return section;
  const made = (part: Part) => (part.kind === 'cage' ? madeOf(part, cage, [d / 2, D / 2]) : part);
  return { ...section, parts: section.parts.map(made) };
};

function madeOf(part: Part, material: keyof typeof STRENGTH, [least, most]: readonly [number, number]): Part {
  const heights = pointsOf(part.path).map(([, y]) => y);
  const middle = (Math.min(...heights) + Math.max(...heights)) / 2;
  const stronger = (y: number) => middle + (y - middle) * STRENGTH[material];
  const at = (x: number, y: number): [number, number] => [x, Math.min(most, Math.max(least, stronger(y)))];
  return { ...part, material, path: part.path.map((command) => movedCommand(command, at)) };
}

const isOuterRing = ({ kind, hatch }: Part): boolean => kind === 'ring' && hatch === 'a';

const withOuterPaths = (section: Section, change: (path: readonly Command[]) => Command[]): Section => ({
  ...section,
  parts: section.parts.map((part) => (isOuterRing(part) ? { ...part, path: change(part.path) } : part)),
});

/** Shares of groove and ring in the section of a bearing. Source: proportions of ISO 464. */
const SNAP = { from: 0.13, width: 0.1, depth: 0.075 } as const;

/** How far a snap ring stands out of the outside diameter, in mm. Source: ISO 464, evened out. */
const snapRingHeightMm = (D: number): number => Math.min(1.6 + 0.026 * D, 0.12 * D);

/** NB and NBR have the groove on the side of the one shield, which is on the right, N and NR on the other. Source: GB/T 272. */
const withSnapRing: Step = (section, sizes, { snapRing }) => {
  if (!snapRing) return section;
  const { ro, H } = baseGeometry(sizes);
  const [left, right] = [section.outerLeft ?? section.left, section.outerRight ?? section.right];
  const width = right - left;
  const [near, far] = [SNAP.from * width, (SNAP.from + SNAP.width) * width];
  const [from, to] = snapRing.startsWith('NB') ? [right - far, right - near] : [left + near, left + far];
  const notch: Notch = { from, to, depth: SNAP.depth * H };
  const grooved = withOuterPaths(section, (path) => withNotches(path, ro, [notch]));
  if (!snapRing.endsWith('R')) return grooved;
  const outermost = ro + snapRingHeightMm(sizes.D);
  const play = 0.08 * (notch.to - notch.from);
  const ring: Part = { kind: 'snap', path: box(notch.from + play, ro - notch.depth, notch.to - play, outermost) };
  return { ...grooved, parts: [...grooved.parts, ring], outermost };
};

const LUBRICATION = { groove: 0.1, hole: 0.045, depth: 0.045 } as const;

const withLubricationGroove: Step = (section, sizes, { hasLubricationGroove }) => {
  const { ro, H } = baseGeometry(sizes);
  if (!hasLubricationGroove || section.holeTo === undefined) return section;
  const narrow = Math.min(sizes.B, 2 * H);
  const half = (LUBRICATION.groove * narrow) / 2;
  const depth = LUBRICATION.depth * H;
  const grooved = withOuterPaths(section, (path) => withNotches(path, ro, [{ from: -half, to: half, depth }]));
  const bore = (LUBRICATION.hole * narrow) / 2;
  const hole: Part = { kind: 'groove', path: box(-bore, section.holeTo, bore, ro - depth) };
  return { ...grooved, parts: [...grooved.parts, hole] };
};

/** Source: proportions of ISO 8443. */
const FLANGE = { width: 0.2, height: 0.2 } as const;

const withOuterFlange: Step = (section, sizes, { hasFlange }) => {
  if (!hasFlange) return section;
  const { ro, H } = baseGeometry(sizes);
  const left = section.outerLeft ?? section.left;
  const flange = { left, width: FLANGE.width * sizes.B, height: FLANGE.height * H };
  return {
    ...withOuterPaths(section, (path) => withFlange(path, ro, flange)),
    outermost: Math.max(section.outermost ?? 0, ro + flange.height),
  };
};

/** A groove around the outer ring, in mm; x along the axis. */
type Notch = { readonly from: number; readonly to: number; readonly depth: number };
/** A rib at the left end of the outer ring that stands out of it. */
type Flange = { readonly left: number; readonly width: number; readonly height: number };

const CLOSE_MM = 1e-6;
const isAt = (one: number, other: number): boolean => Math.abs(one - other) < CLOSE_MM;

/** The outline of an outer ring with grooves cut into its cylinder of the radius `ro`; any other is left as it is. */
function withNotches(path: readonly Command[], ro: number, notches: readonly Notch[]): Command[] {
  let at: Point = [0, 0];
  return path.flatMap((command): Command[] => {
    const from = at;
    at = command[0] === 'Z' ? at : endOf(command);
    if (command[0] !== 'L' || !isAt(from[1], ro) || !isAt(at[1], ro)) return [command];
    const [left, right] = [Math.min(from[0], at[0]), Math.max(from[0], at[0])];
    const corners = notches
      .filter((notch) => notch.from > left && notch.to < right)
      .toSorted((a, b) => a.from - b.from)
      .flatMap((notch): Command[] => [
        ['L', notch.from, ro],
        ['L', notch.from, ro - notch.depth],
        ['L', notch.to, ro - notch.depth],
        ['L', notch.to, ro],
      ]);
    return [...(from[0] > at[0] ? corners.toReversed() : corners), command];
  });
}

/** The outline of an outer ring with a flange at its left end. */
function withFlange(path: readonly Command[], ro: number, { left, width, height }: Flange): Command[] {
  const isRaised = ([x, y]: Point) => x < left + width / 2 && y > ro - width / 2;
  const raised = (point: Point): Point => (isRaised(point) ? [point[0], point[1] + height] : point);
  const step: Command[] = [
    ['L', left + width, ro + height],
    ['L', left + width, ro],
  ];
  let at: Point = [0, 0];
  return path.flatMap((command): Command[] => {
    const from = at;
    at = command[0] === 'Z' ? at : endOf(command);
    const moved = raisedCommand(command, raised);
    if (command[0] !== 'L' || !isAt(from[1], ro) || !isAt(at[1], ro)) return [moved];
    return [...(from[0] > at[0] ? step.toReversed() : step), moved];
  });
}

function raisedCommand(command: Command, raised: (point: Point) => Point): Command {
  if (command[0] === 'Z' || command[0] === 'A') return command;
  if (command[0] === 'Q') return ['Q', ...raised([command[1], command[2]]), ...raised([command[3], command[4]])];
  return [command[0], ...raised([command[1], command[2]])];
}
