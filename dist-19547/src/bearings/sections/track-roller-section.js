                                             
import { box, lineSegment, outline } from './path.js';
                                                                     
import { axis, baseGeometry, edge, ring, rollingElement } from './section.js';

/** The roller of a stud type track roller has this share of its whole length. Source: ISO 6278, evened out. */
const ROLLER_OF_LENGTH = 0.36;
/** A stud is longer than its roller is wide, and the whole longer than the roller is high. */
const LEAST_LENGTH_OF_D = 1.05;

/** `d` is the stud, `B` the whole length; undefined where B is too short to be it. */
export function camFollowerSection(sizes                   )                      {
  const { d, D, B } = sizes;
  if (B < LEAST_LENGTH_OF_D * D) return undefined;
  const { ri, ro, H, h } = baseGeometry(sizes);
  const roller = ROLLER_OF_LENGTH * B;
  const [left, right] = [-h + 0.012 * B, -h + 0.012 * B + roller];
  const inside = ri + 0.3 * H;
  const outside = inside + 0.22 * H;
  const crown = 0.03 * H;
  const thread = h - 0.4 * (h - right);
  const shank           = [
    [-h, 0],
    [-h, inside + 0.2 * H],
    [left + 0.12 * roller, inside + 0.2 * H],
    [left + 0.12 * roller, inside],
    [right - 0.12 * roller, inside],
    [right - 0.12 * roller, ri],
    [h, ri, 0.12 * ri],
    [h, 0],
  ];
  const washer = ring('a', box(right - 0.12 * roller, ri, right + 0.03 * B, inside + 0.3 * H));
  return {
    parts: [
      ring('b', outline(shank).slice(0, -1)),
      ring('a', outline(rollerOutline({ left, right, ro, outside, crown, H }))),
      washer,
      rollingElement(box(left + 0.16 * roller, inside, right - 0.16 * roller, outside)),
      axis(lineSegment([left, (inside + outside) / 2], [right, (inside + outside) / 2])),
      edge(lineSegment([thread, 0.86 * ri], [h, 0.86 * ri])),
      edge(lineSegment([thread, 0], [thread, ri])),
    ],
    ...ends({ d, D, B }, (inside + outside) / 2, outside - inside),
    outerLeft: left,
    outerRight: right,
    boreEdges: [],
  };
}

                                                                                                          

/** A thick outer ring that is slightly crowned, with a raceway between two lips. */
function rollerOutline({ left, right, ro, outside, crown, H }             )                   {
  const half = (right - left) / 2;
  const radius = (half * half + crown * crown) / (2 * crown);
  const lip = 0.12 * (right - left);
  return [
    [left, ro - crown],
    ['A', radius, 1, right, ro - crown],
    [right, outside + 0.05 * H],
    [right - lip, outside + 0.05 * H],
    [right - lip, outside],
    [left + lip, outside],
    [left + lip, outside + 0.05 * H],
    [left, outside + 0.05 * H],
  ];
}

const ends = ({ d, D, B }                   , pitchRadius        , rollerDiameter        ) => ({
  pitchRadius,
  rollerDiameter,
  innerShoulder: d / 2,
  outerShoulder: D / 2,
  fill: 0,
  end: 'thrust'         ,
  left: -B / 2,
  right: B / 2,
});

/** The outer ring is narrower than the inner ring with its side plates by this share. Source: makers INA, SKF, evened out. */
const OUTER_OF_WIDTH = 0.95;

/** NATR: needles between side plates; NUTR: two rows of cylindrical rollers. `B` is the width over the plates. */
export function yokeRollerSection(sizes                   , rows       )          {
  const { B } = sizes;
  const { ri, ro, H, h } = baseGeometry(sizes);
  const outer = OUTER_OF_WIDTH * h;
  const inside = ri + 0.24 * H;
  const outside = inside + (rows === 2 ? 0.32 : 0.22) * H;
  const plate = 0.12 * B;
  const plateTop = outside + 0.04 * H;
  const gap = rows === 2 ? 0.04 * B : 0;
  const end = outer - plate;
  const rollers =
    rows === 2
      ? [box(-end, inside, -gap, outside, 0.05 * H), box(gap, inside, end, outside, 0.05 * H)]
      : [box(-end, inside, end, outside, 0.03 * H)];
  const side = (sign        )       => ring('a', box(sign * h, inside, sign * (end + 0.01 * B), plateTop));
  const middleRib = rows === 2 ? [ring('a', box(-gap * 0.8, outside - 0.08 * H, gap * 0.8, outside))] : [];
  return {
    parts: [
      ring('b', box(-h, ri, h, inside, 0.05 * Math.min(H, B))),
      ring('a', outline(yokeOutline({ left: -outer, right: outer, ro, outside, crown: 0.03 * H, H }, plate, plateTop))),
      ...middleRib,
      side(-1),
      side(1),
      ...rollers.map(rollingElement),
      axis(lineSegment([-h, (inside + outside) / 2], [h, (inside + outside) / 2])),
    ],
    ...ends(sizes, (inside + outside) / 2, outside - inside),
    innerShoulder: inside,
    outerShoulder: plateTop,
  };
}

function yokeOutline(
  { left, right, ro, outside, crown, H }             ,
  plate        ,
  plateTop        ,
)                   {
  const half = (right - left) / 2;
  const radius = (half * half + crown * crown) / (2 * crown);
  return [
    [left, ro - crown],
    ['A', radius, 1, right, ro - crown],
    [right, plateTop + 0.03 * H],
    [right - plate, plateTop + 0.03 * H],
    [right - plate, outside],
    [left + plate, outside],
    [left + plate, plateTop + 0.03 * H],
    [left, plateTop + 0.03 * H],
  ];
}
