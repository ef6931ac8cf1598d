import type { Arc, Corner } from './path.ts';
import { box, circle, halfChord, lineSegment, outline, radians } from './path.ts';
import type { Face, Faces, Part, Section, SectionDimensions } from './section.ts';
import { baseGeometry, cage, contactLine, edge, mirroredCage, ring, rollingElement } from './section.ts';

const OPEN: Faces = { left: 'open', right: 'open' };
const CONTACT_DEGREES = 40;

export function deepGrooveSection(sizes: SectionDimensions, faces: Faces = OPEN): Section {
  const { B } = sizes;
  const { ri, ro, H, h, rm } = baseGeometry(sizes);
  const corner = 0.07 * Math.min(H, B);
  const ball = Math.min(0.6 * H, 0.74 * B);
  const groove = ball * 0.515;
  const si = ri + 0.335 * H;
  const so = ro - 0.315 * H;
  const gi = halfChord(groove, rm - si);
  const go = halfChord(groove, so - rm);
  const closed = faces.left !== 'open' || faces.right !== 'open';
  const thickness = 0.085 * B;
  const face = h - 0.05 * B;
  const step = closed ? 0.1 * H : 0;
  const recess = (side: -1 | 1): Corner[] => {
    const points: Corner[] = [
      [side * h, so + step],
      [side * (face - thickness), so + step],
      [side * (face - thickness), so],
    ];
    return side > 0 ? points : points.reverse();
  };
  const shoulder = (side: -1 | 1): Corner[] => (closed ? recess(side) : [[side * h, so]]);
  const race: Arc = ['A', groove, 0, -go, so];
  const cageIn = ball / 2 + 0.01 * B;
  const cageWidth = Math.min(0.09 * B, (closed ? face - thickness : h) - cageIn - 0.02 * B);
  const parts: Part[] = [
    ring(
      'b',
      outline([
        [-h, ri, corner],
        [-h, si],
        [-gi, si],
        ['A', groove, 0, gi, si],
        [h, si],
        [h, ri, corner],
      ]),
    ),
    ring('a', outline([[-h, ro, corner], [h, ro, corner], ...shoulder(1), [go, so], race, ...shoulder(-1)])),
    rollingElement(circle(0, rm, ball / 2)),
  ];
  if (cageWidth > 0)
    parts.push(...mirroredCage(cageIn - 0.05 * B, rm - 0.055 * H, cageIn + cageWidth, rm + 0.055 * H, 0.02 * H));
  const closure = { face, thickness, top: so + step * 0.95, so, si, H };
  parts.push(...closureOn(-1, faces.left, closure), ...closureOn(1, faces.right, closure));
  return {
    parts,
    pitchRadius: rm,
    rollerDiameter: ball,
    innerShoulder: si,
    outerShoulder: so,
    fill: 0.6,
    end: closed ? 'closed' : 'rolling',
    left: -h,
    right: h,
  };
}

type Closure = { face: number; thickness: number; top: number; so: number; si: number; H: number };

function closureOn(side: -1 | 1, face: Face, c: Closure): Part[] {
  if (face === 'open') return [];
  const at = (x: number, y: number): Corner => [side * x, y];
  const back = c.face - c.thickness;
  const held = [at(c.face, c.top), at(back, c.top)];
  if (face === 'seal') {
    const lip = [
      at(back, c.si + 0.13 * c.H),
      at(c.face - 1.7 * c.thickness, c.si + 0.02 * c.H),
      at(c.face - 0.6 * c.thickness, c.si + 0.01 * c.H),
      at(c.face, c.si + 0.12 * c.H),
    ];
    return [{ kind: 'seal', path: outline([...held, ...lip]) }];
  }
  const thin = c.face - 0.42 * c.thickness;
  const plate = [
    at(back, c.so - 0.02 * c.H),
    at(thin, c.so - 0.05 * c.H),
    at(thin, c.si + 0.05 * c.H),
    at(c.face, c.si + 0.05 * c.H),
  ];
  return [{ kind: 'shield', path: outline([...held, ...plate]) }];
}

export function angularContactSection(sizes: SectionDimensions): Section {
  const { B } = sizes;
  const { ri, ro, H, h, rm } = baseGeometry(sizes);
  const corner = 0.07 * Math.min(H, B);
  const ball = Math.min(0.6 * H, 0.74 * B);
  const groove = ball * 0.515;
  const si = ri + 0.36 * H;
  const so = ro - 0.36 * H;
  const lowInner = ri + 0.17 * H;
  const lowOuter = ro - 0.17 * H;
  const gi = halfChord(groove, rm - si);
  const go = halfChord(groove, so - rm);
  const giLow = halfChord(groove, Math.min(rm - lowInner, groove * 0.98));
  const goLow = halfChord(groove, Math.min(lowOuter - rm, groove * 0.98));
  const inner: (Corner | Arc)[] = [
    [-h, ri, corner],
    [-h, lowInner + 0.02 * H],
    [-giLow, lowInner],
    ['A', groove, 0, gi, si],
    [h, si],
    [h, ri, corner],
  ];
  const outer: (Corner | Arc)[] = [
    [-h, ro, corner],
    [h, ro, corner],
    [h, lowOuter - 0.02 * H],
    [goLow, lowOuter],
    ['A', groove, 0, -go, so],
    [-h, so],
  ];
  return {
    parts: [
      ring('b', outline(inner)),
      ring('a', outline(outer)),
      rollingElement(circle(0, rm, ball / 2)),
      cage(box(-ball / 2 - 0.1 * B, rm - 0.05 * H, -ball / 2 + 0.03 * B, rm + 0.05 * H)),
      cage(box(ball / 2 - 0.03 * B, rm - 0.05 * H, ball / 2 + 0.1 * B, rm + 0.05 * H)),
      contactLine(0, rm, 0.62 * H, radians(CONTACT_DEGREES)),
    ],
    pitchRadius: rm,
    rollerDiameter: ball,
    innerShoulder: si,
    outerShoulder: so,
    fill: 0.66,
    end: 'rolling',
    left: -h,
    right: h,
  };
}

export function fourPointSection(sizes: SectionDimensions): Section {
  const section = deepGrooveSection(sizes);
  const { ri, H } = baseGeometry(sizes);
  const { pitchRadius: rm, rollerDiameter } = section;
  const diagonal = (side: -1 | 1) => contactLine(0, rm, Math.hypot(0.36, 0.42) * H, side * Math.atan2(0.36, 0.42));
  return {
    ...section,
    parts: [...section.parts, edge(lineSegment([0, ri], [0, rm - rollerDiameter * 0.5])), diagonal(-1), diagonal(1)],
  };
}
