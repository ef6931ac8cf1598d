import { isClosed } from './closures.js';
import { box, lineSegment, outline } from './path.js';
                                                                            
import { axis, baseGeometry, cage, ring, rollingElement } from './section.js';

/** HK is open, BK has one closed end. */
export function drawnCupSection(sizes                   , closed = false)          {
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
  // Open at the axis, where the two halves meet.
  const bottom = outline([
    [-h + wall, 0],
    [-h + wall, inner],
    [-h, inner],
    [-h, 0],
  ]).slice(0, -1);
  return {
    parts: [
      cup,
      rollingElement(box(-half + 0.3 * wall, inner - needle, half - 0.3 * wall, inner, 0.12 * needle)),
      axis(lineSegment([-half, inner - needle / 2], [half, inner - needle / 2])),
      ...(closed ? [ring('a', bottom)] : []),
    ],
    pitchRadius: inner - needle / 2,
    rollerDiameter: needle,
    innerShoulder: ri,
    outerShoulder: inner,
    fill: 0.9,
    end: 'rolling',
    boreEdges: [],
    left: -h,
    right: h,
  };
}

                                                                                                        

export function machinedNeedleSection(sizes                   , { withInner, rows = 1, faces }            )          {
  const { B } = sizes;
  const { ri, ro, H, h } = baseGeometry(sizes);
  const corner = 0.08 * Math.min(H, B);
  const inside = withInner ? ri + 0.29 * H : ri;
  const outside = ro - 0.3 * H;
  const needle = outside - inside;
  const rm = (outside + inside) / 2;
  const closed = faces !== undefined && isClosed(faces);
  const half = (closed ? 0.32 : 0.37) * B;
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
  const gap = rows === 2 ? 0.02 * B : 0;
  const needles =
    rows === 2
      ? [box(-half * 0.985, inside, -gap, outside, 0.1 * needle), box(gap, inside, half * 0.985, outside, 0.1 * needle)]
      : [box(-half * 0.985, inside, half * 0.985, outside, 0.1 * needle)];
  const sealAt = (side        )       => ({
    kind: 'seal',
    path: box(side * (h - 0.01 * B), inside + 0.02 * H, side * (h - 0.09 * B), lip),
  });
  return {
    parts: [
      ...(withInner ? [ring('b', box(-h, ri, h, inside, corner))] : []),
      outer,
      ...needles.map(rollingElement),
      axis(lineSegment([-half - 0.05 * B, rm], [half + 0.05 * B, rm])),
      ...(closed && faces.left !== 'open' ? [sealAt(-1)] : []),
      ...(closed && faces.right !== 'open' ? [sealAt(1)] : []),
    ],
    pitchRadius: rm,
    rollerDiameter: needle,
    innerShoulder: inside,
    outerShoulder: lip,
    fill: 0.9,
    end: closed ? 'closed' : 'rolling',
    ...(withInner ? {} : { boreEdges: [] }),
    left: -h,
    right: h,
    holeTo: outside,
  };
}

/** A ring that is sold alone: its bore, its raceway as outside, its width. */
export function innerRingSection(sizes                   )          {
  const { ri, ro, H, h, rm } = baseGeometry(sizes);
  return {
    parts: [ring('b', box(-h, ri, h, ro, 0.1 * Math.min(H, sizes.B)))],
    pitchRadius: rm,
    rollerDiameter: H,
    innerShoulder: ri,
    outerShoulder: ro,
    fill: 0,
    end: 'thrust',
    left: -h,
    right: h,
  };
}

/** Needles that lie towards the axis in a flat cage; what is thicker than the cage are two washers. */
export function needleThrustSection(sizes                   , cageMm        )          {
  const { ri, ro, H, h, rm } = baseGeometry(sizes);
  const half = Math.min(cageMm, sizes.B) / 2;
  const washer = (side        ) => ring(side < 0 ? 'a' : 'b', box(side * h, ri, side * half, ro));
  return {
    parts: [
      ...(h - half > 0.1 ? [washer(-1), washer(1)] : []),
      rollingElement(box(-half, ri + 0.2 * H, half, ro - 0.16 * H)),
      axis(lineSegment([0, ri + 0.14 * H], [0, ro - 0.1 * H])),
      cage(box(-half * 0.7, ri, half * 0.7, ri + 0.14 * H)),
      cage(box(-half * 0.7, ro - 0.1 * H, half * 0.7, ro)),
    ],
    pitchRadius: rm,
    rollerDiameter: 2 * half,
    innerShoulder: ri,
    outerShoulder: ro,
    fill: 0.9,
    end: 'thrust',
    left: -h,
    right: h,
  };
}

export function needleCageSection(sizes                   )          {
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
    boreEdges: [],
    left: -h,
    right: h,
  };
}
