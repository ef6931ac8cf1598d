                                             
import { box, circle, halfChord, outline } from './path.js';
                                                                     
import { baseGeometry, cage, ring, rollingElement } from './section.js';

/** How much wider than the shaft washer the housing washers are bored, of the section. Source: ISO 104, evened out. */
const HOUSING_BORE_SHARE = 0.26;

/** Two rows of balls between two housing washers, the shaft washer in the middle; `B` is the height of all. */
export function doubleThrustBallSection(sizes                   )          {
  const { ri, ro, H, h } = baseGeometry(sizes);
  const bore = ri + HOUSING_BORE_SHARE * H;
  const corner = 0.05 * Math.min(H, h);
  const rm = (bore + ro) / 2;
  const ball = Math.min(0.33 * sizes.B, 0.72 * (ro - bore));
  const middle = 0.12 * sizes.B;
  const groove = ball * 0.52;
  const depth = 0.3 * ball;
  const half = halfChord(groove, depth);
  const face = middle + 2 * depth;
  const play = 0.025 * H;
  const housing = (side        )       => {
    const race      = ['A', groove, side < 0 ? 0 : 1, side * face, rm - half];
    const corners                   = [
      [side * h, bore, corner],
      [side * h, ro, corner],
      [side * face, ro],
      [side * face, rm + half],
      race,
      [side * face, bore],
    ];
    return ring('a', outline(corners));
  };
  const shaft = outline([
    [-middle, ri, corner],
    [-middle, rm - half],
    ['A', groove, 0, -middle, rm + half],
    [-middle, ro - play],
    [middle, ro - play],
    [middle, rm + half],
    ['A', groove, 0, middle, rm - half],
    [middle, ri, corner],
  ]);
  const row = (side        )         => {
    const x = side * (middle + depth);
    return [
      rollingElement(circle(x, rm, ball / 2)),
      cage(box(x - 0.1 * ball, rm + 0.5 * ball, x + 0.1 * ball, ro - 2 * play)),
      cage(box(x - 0.1 * ball, rm - 0.5 * ball, x + 0.1 * ball, bore)),
    ];
  };
  return {
    parts: [ring('b', shaft), housing(-1), housing(1), ...row(-1), ...row(1)],
    pitchRadius: rm,
    rollerDiameter: ball,
    innerShoulder: bore,
    outerShoulder: ro,
    fill: 0.7,
    end: 'thrust',
    left: -h,
    right: h,
    boreEdges: [
      [-h, bore],
      [-middle, ri],
      [middle, ri],
      [h, bore],
    ],
  };
}
