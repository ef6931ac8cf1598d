import { contactLineAt } from './ball-section.js';
import { closuresBetween, isClosed, OPEN } from './closures.js';
                                             
import { box, circle, halfChord, lineSegment, outline } from './path.js';
                                                                      
import { baseGeometry, cage, edge, ring, rollingElement } from './section.js';

const twoGrooves = (h        , y        , x        , half        , radius        )                   => [
  [-h, y],
  [-x - half, y],
  ['A', radius, 0, -x + half, y],
  [x - half, y],
  ['A', radius, 0, x + half, y],
  [h, y],
];

/** Two rows in O arrangement; without an angle the contact lines are left out. */
export function doubleRowBallSection(sizes                   , faces        = OPEN, angle         )          {
  const { B } = sizes;
  const { ri, ro, H, h, rm } = baseGeometry(sizes);
  const corner = 0.06 * Math.min(H, B);
  const ball = Math.min(0.56 * H, (isClosed(faces) ? 0.34 : 0.4) * B);
  const groove = ball * 0.515;
  const x = B * (isClosed(faces) ? 0.2 : 0.235);
  const si = rm - 0.3 * ball;
  const so = rm + 0.3 * ball;
  const half = halfChord(groove, 0.3 * ball);
  const { shoulder, parts: closures } = closuresBetween(faces, { h, B, H, si, so });
  const outer                   = [
    [-h, ro, corner],
    [h, ro, corner],
    ...shoulder(1),
    [x + half, so],
    ['A', groove, 0, x - half, so],
    [-x + half, so],
    ['A', groove, 0, -x - half, so],
    ...shoulder(-1),
  ];
  const row = (side        ) => [
    rollingElement(circle(side * x, rm, ball / 2)),
    cage(box(side * (x + ball * 0.46), rm - 0.06 * ball, side * (x + ball * 0.6), rm + 0.06 * ball)),
    ...(angle === undefined ? [] : [contactLineAt(side * x, rm, { H, room: h - x }, side * angle)]),
  ];
  return {
    parts: [
      ring('b', outline([[-h, ri, corner], ...twoGrooves(h, si, x, half, groove), [h, ri, corner]])),
      ring('a', outline(outer)),
      ...row(-1),
      ...row(1),
      ...closures,
    ],
    pitchRadius: rm,
    rollerDiameter: ball,
    innerShoulder: si,
    outerShoulder: so,
    fill: 0.66,
    end: isClosed(faces) ? 'closed' : 'rolling',
    left: -h,
    right: h,
    holeTo: so,
    ...(angle === undefined ? {} : { contactAngleDegrees: angle }),
  };
}

/** Two rows with an inner ring of two halves, sealed. */
export function wheelHubSection(sizes                   )          {
  const section = doubleRowBallSection(sizes, { left: 'seal', right: 'seal' });
  const joint = edge(lineSegment([0, sizes.d / 2], [0, section.innerShoulder]));
  return { ...section, parts: [...section.parts, joint] };
}

/** The share of the width that the outer ring of an extended inner ring has. Source: DIN 630. */
const OUTER_OF_EXTENDED = 0.35;

export function selfAligningSection(sizes                   , faces        = OPEN, isExtended = false)          {
  const outerWidth = isExtended ? OUTER_OF_EXTENDED * sizes.B : sizes.B;
  const { ri, ro, H, h } = baseGeometry(sizes);
  const end = outerWidth / 2;
  const corner = 0.07 * Math.min(H, outerWidth);
  const ball = Math.min(0.46 * H, (isClosed(faces) ? 0.36 : 0.43) * outerWidth);
  const sphere = ro - 0.2 * H;
  const x = (isClosed(faces) ? 0.21 : 0.27) * outerWidth;
  const rc = halfChord(sphere - ball / 2, x);
  const groove = ball * 0.515;
  const si = rc - 0.26 * ball;
  const half = halfChord(groove, rc - si);
  const yEnd = halfChord(sphere, end);
  const outer                   = [
    [-end, ro, corner],
    [end, ro, corner],
    [end, yEnd],
    ['A', sphere, 0, -end, yEnd],
  ];
  return {
    parts: [
      ring('b', outline([[-h, ri, corner], ...twoGrooves(h, si, x, half, groove), [h, ri, corner]])),
      ring('a', outline(outer)),
      rollingElement(circle(-x, rc, ball / 2)),
      rollingElement(circle(x, rc, ball / 2)),
      cage(box(-0.05 * outerWidth, rc - 0.05 * H, 0.05 * outerWidth, rc + 0.05 * H)),
      ...closuresBetween(faces, { h: end, B: outerWidth, H, si, so: yEnd }, 0).parts,
    ],
    pitchRadius: rc,
    rollerDiameter: ball,
    innerShoulder: si,
    outerShoulder: yEnd,
    fill: 0.7,
    end: isClosed(faces) ? 'closed' : 'rolling',
    left: -h,
    right: h,
    ...(isExtended ? { outerLeft: -end, outerRight: end } : {}),
    holeTo: sphere,
  };
}
