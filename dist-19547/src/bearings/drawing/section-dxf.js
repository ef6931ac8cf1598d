                                                  
                                                 
import { boreEdgesOf,                                                     } from '../sections/section.js';
import { addCircle, addLine, addPath, addText, createDxf,            } from './dxf-writer.js';
import {             findSection } from './section-svg.js';
import { mm } from './svg.js';

const layerOf                                    = {
  ring: 'RINGS',
  edge: 'RINGS',
  groove: 'RINGS',
  screw: 'RINGS',
  snap: 'SNAP RING',
  roll: 'ROLLING',
  cage: 'ROLLING',
  seal: 'SEALS',
  shield: 'SEALS',
  axis: 'CENTRE',
  contact: 'CENTRE',
};

const overhangMm = 5;

/**
 * The section as DXF text in mm, both halves about the axis (y = 0), with its end view on the right and its dimension
 * lines, each on a layer of its own; undefined for types that are not drawn.
 */
export function sectionDxf(spec       )                     {
  const section = findSection(spec);
  if (!section) return undefined;
  const writer = createDxf();
  for (const side of [1, -1]) for (const { kind, path } of section.parts) addPath(writer, layerOf[kind], path, side);
  for (const [x, radius] of boreEdgesOf(section, spec.d)) addLine(writer, 'RINGS', [x, radius], [x, -radius]);
  addLine(writer, 'CENTRE', [section.left - overhangMm, 0], [section.right + overhangMm, 0]);
  addDimensions(writer, section, spec);
  addEndView(writer, section, spec);
  return writer.stringify();
}

/** Heights of texts and gaps grow with the bearing. */
const textMm = (D        )         => Math.max(2, D / 20);

function addDimensions(writer           , section         , { d, D, B }                   )       {
  const height = textMm(D);
  const gap = 2.5 * height;
  const { left, right, taper } = section;
  const below = -(section.outermost ?? D / 2) - gap;
  const upright = (x        , from        , half        , text        ) => {
    for (const y of [half, -half]) addLine(writer, 'DIMENSIONS', [from, y], [x + Math.sign(x - from) * height, y]);
    addMeasure(writer, [x, -half], [x, half], height);
    addText(writer, text, [x - 0.5 * height, 0.5 * height], height, true);
  };
  upright(left - gap, section.outerLeft ?? left, D / 2, `%%c${mm(D)}`);
  upright(right + gap, right, d / 2, taper ? `%%c${mm(d)}, 1:${taper}` : `%%c${mm(d)}`);
  for (const x of [left, right]) addLine(writer, 'DIMENSIONS', [x, -d / 2], [x, below - height]);
  addMeasure(writer, [left, below], [right, below], height);
  addText(writer, mm(B), [(left + right) / 2, below + 0.4 * height], height);
}

/** A line with an arrow at each end. */
function addMeasure(writer           , from       , to       , height        )       {
  addLine(writer, 'DIMENSIONS', from, to);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const along        = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  for (const [end, sign] of [
    [from, 1],
    [to, -1],
  ]         ) {
    const [x, y] = [end[0] + sign * along[0] * height, end[1] + sign * along[1] * height];
    const [across, up] = [along[1] * 0.2 * height, along[0] * 0.2 * height];
    addLine(writer, 'DIMENSIONS', end, [x + across, y - up]);
    addLine(writer, 'DIMENSIONS', end, [x - across, y + up]);
  }
}

function addEndView(writer           , section         , { d, D }                   )       {
  const reach = section.outermost ?? D / 2;
  const centre        = [section.right + 6 * textMm(D) + reach, 0];
  const shoulders = section.end === 'thrust' ? [] : [section.innerShoulder, section.outerShoulder];
  const radii = new Set([D / 2, d / 2, ...shoulders].filter((radius) => radius >= d / 2 && radius <= D / 2));
  for (const radius of radii) addCircle(writer, 'END VIEW', centre, radius);
  if (section.outermost !== undefined) addCircle(writer, 'SNAP RING', centre, section.outermost);
  addCircle(writer, 'CENTRE', centre, section.pitchRadius);
  addLine(writer, 'CENTRE', [centre[0] - reach - overhangMm, 0], [centre[0] + reach + overhangMm, 0]);
  addLine(writer, 'CENTRE', [centre[0], -reach - overhangMm], [centre[0], reach + overhangMm]);
}
