import { box, lineSegment, outline } from './path.ts';
import type { Section, SectionDimensions } from './section.ts';
import { axis, baseGeometry, cage, ring, rollingElement } from './section.ts';

/** HK is open, BK has one closed end. */
export function drawnCupSection(sizes: SectionDimensions, closed = false): Section {
  const { B } = sizes;
  const { ri, ro, H, h } = baseGeometry(sizes);
  const wall = 0.3 * H;
  const lip = ro - 0.75 * H;
  const inner = ro - wall;
  const needle = H - wall;
  const half = h - 0.1 * B;
  const cup = ring(
    'a',
    outline([
      [-h, ro, wall * 0.9],
      [h, ro, wall * 0.9],
      [h, lip],
      [h - wall, lip],
      [h - wall, inner],
      [-h + wall, inner],
      [-h + wall, lip],
      [-h, lip],
    ]),
  );
  return {
    parts: [
      cup,
      rollingElement(box(-half + 0.3 * wall, inner - needle * 0.985, half - 0.3 * wall, inner, 0.12 * needle)),
      axis(lineSegment([-half, inner - needle / 2], [half, inner - needle / 2])),
      ...(closed ? [ring('a', box(-h, 0.02, -h + wall, inner))] : []),
    ],
    pitchRadius: inner - needle / 2,
    rollerDiameter: needle,
    innerShoulder: ri,
    outerShoulder: inner,
    fill: 0.9,
    end: 'rolling',
    boreEdges: false,
    left: -h,
    right: h,
  };
}

export function machinedNeedleSection(sizes: SectionDimensions, withInner = true): Section {
  const { B } = sizes;
  const { ri, ro, H, h } = baseGeometry(sizes);
  const corner = 0.08 * H;
  const inside = withInner ? ri + 0.29 * H : ri;
  const outside = ro - 0.3 * H;
  const needle = outside - inside;
  const rm = (outside + inside) / 2;
  const half = 0.37 * B;
  const lip = outside - 0.34 * needle;
  const outer = ring(
    'a',
    outline([
      [-h, ro, corner],
      [h, ro, corner],
      [h, lip],
      [half, lip],
      [half, outside],
      [-half, outside],
      [-half, lip],
      [-h, lip],
    ]),
  );
  return {
    parts: [
      ...(withInner ? [ring('b', box(-h, ri, h, inside, corner))] : []),
      outer,
      rollingElement(box(-half * 0.985, inside, half * 0.985, outside, 0.1 * needle)),
      axis(lineSegment([-half - 0.05 * B, rm], [half + 0.05 * B, rm])),
    ],
    pitchRadius: rm,
    rollerDiameter: needle,
    innerShoulder: inside,
    outerShoulder: lip,
    fill: 0.9,
    end: 'rolling',
    ...(withInner ? {} : { boreEdges: false as const }),
    left: -h,
    right: h,
  };
}

export function needleCageSection(sizes: SectionDimensions): Section {
  const { B } = sizes;
  const { ri, ro, H, h, rm } = baseGeometry(sizes);
  return {
    parts: [
      cage(box(-h, rm - 0.25 * H, -h + 0.14 * B, rm + 0.25 * H)),
      cage(box(h - 0.14 * B, rm - 0.25 * H, h, rm + 0.25 * H)),
      rollingElement(box(-h + 0.15 * B, ri, h - 0.15 * B, ro, 0.1 * H)),
      axis(lineSegment([-h, rm], [h, rm])),
    ],
    pitchRadius: rm,
    rollerDiameter: H,
    innerShoulder: ri,
    outerShoulder: ro,
    fill: 0.9,
    end: 'rolling',
    boreEdges: false,
    left: -h,
    right: h,
  };
}
