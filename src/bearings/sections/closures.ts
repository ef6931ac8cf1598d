import type { Corner } from './path.ts';
import { outline } from './path.ts';
import type { Face, Faces, Part } from './section.ts';

export const OPEN: Faces = { left: 'open', right: 'open' };

export const isClosed = ({ left, right }: Faces): boolean => left !== 'open' || right !== 'open';

type Shoulders = {
  readonly h: number;
  readonly B: number;
  readonly H: number;
  readonly si: number;
  readonly so: number;
};

export type Closures = {
  readonly parts: Part[];
  /** The end of the outer ring, from outside inwards on the right and the other way round on the left. */
  readonly shoulder: (side: -1 | 1) => Corner[];
  /** How far from the middle the rolling elements and the cage have room. */
  readonly room: number;
};

/** Seals and shields between the shoulders of the rings; the outer ring is recessed for them. */
export function closuresBetween(faces: Faces, { h, B, H, si, so }: Shoulders, recess = 0.1): Closures {
  const closed = isClosed(faces);
  const thickness = 0.085 * Math.min(B, 1.6 * H);
  const face = h - 0.05 * Math.min(B, 1.6 * H);
  const step = closed ? recess * H : 0;
  const closure = { face, thickness, top: so + step * 0.95, so, si, H };
  const shoulder = (side: -1 | 1): Corner[] => {
    if (!closed) return [[side * h, so]];
    const points: Corner[] = [
      [side * h, so + step],
      [side * (face - thickness), so + step],
      [side * (face - thickness), so],
    ];
    return side > 0 ? points : points.reverse();
  };
  return {
    parts: [...closureOn(-1, faces.left, closure), ...closureOn(1, faces.right, closure)],
    shoulder,
    room: closed ? face - thickness : h,
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
