import type { Point } from '../sections/path.ts';
import { boreEdgesOf, type PartKind, type Section, type SectionDimensions } from '../sections/section.ts';
import { addCircle, addLine, addPath, addText, createDxf, type Dxf, dxfText, type Layer } from './dxf-writer.ts';
import { type Drawn, findSection } from './section-svg.ts';
import { mm } from './svg.ts';

const layerOf: Readonly<Record<PartKind, Layer>> = {
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
export function sectionDxf(spec: Drawn): string | undefined {
  const section = findSection(spec);
  if (!section) return undefined;
  const dxf = createDxf();
  for (const side of [1, -1]) for (const { kind, path } of section.parts) addPath(dxf, layerOf[kind], path, side);
  for (const [x, radius] of boreEdgesOf(section, spec.d)) addLine(dxf, 'RINGS', [x, radius], [x, -radius]);
  addLine(dxf, 'CENTRE', [section.left - overhangMm, 0], [section.right + overhangMm, 0]);
  addDimensions(dxf, section, spec);
  addEndView(dxf, section, spec);
  return dxfText(dxf);
}

/** Heights of texts and gaps grow with the bearing. */
const textMm = (D: number): number => Math.max(2, D / 20);

function addDimensions(dxf: Dxf, section: Section, { d, D, B }: SectionDimensions): void {
  const height = textMm(D);
  const gap = 2.5 * height;
  const { left, right, taper } = section;
  const below = -(section.outermost ?? D / 2) - gap;
  const upright = (x: number, from: number, half: number, text: string) => {
    for (const y of [half, -half]) addLine(dxf, 'DIMENSIONS', [from, y], [x + Math.sign(x - from) * height, y]);
    addMeasure(dxf, [x, -half], [x, half], height);
    addText(dxf, text, [x - 0.5 * height, 0.5 * height], height, true);
  };
  upright(left - gap, section.outerLeft ?? left, D / 2, `%%c${mm(D)}`);
  upright(right + gap, right, d / 2, taper ? `%%c${mm(d)}, 1:${taper}` : `%%c${mm(d)}`);
  for (const x of [left, right]) addLine(dxf, 'DIMENSIONS', [x, -d / 2], [x, below - height]);
  addMeasure(dxf, [left, below], [right, below], height);
  addText(dxf, mm(B), [(left + right) / 2, below + 0.4 * height], height);
}

/** A line with an arrow at each end. */
function addMeasure(dxf: Dxf, from: Point, to: Point, height: number): void {
  addLine(dxf, 'DIMENSIONS', from, to);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  for (const [end, sign] of [
    [from, 1],
    [to, -1],
  ] as const) {
    const [x, y] = [end[0] + sign * along[0] * height, end[1] + sign * along[1] * height];
    const [across, up] = [along[1] * 0.2 * height, along[0] * 0.2 * height];
    addLine(dxf, 'DIMENSIONS', end, [x + across, y - up]);
    addLine(dxf, 'DIMENSIONS', end, [x - across, y + up]);
  }
}

function addEndView(dxf: Dxf, section: Section, { d, D }: SectionDimensions): void {
  const reach = section.outermost ?? D / 2;
  const centre: Point = [section.right + 6 * textMm(D) + reach, 0];
  const shoulders = section.end === 'thrust' ? [] : [section.innerShoulder, section.outerShoulder];
  const radii = new Set([D / 2, d / 2, ...shoulders].filter((radius) => radius >= d / 2 && radius <= D / 2));
  for (const radius of radii) addCircle(dxf, 'END VIEW', centre, radius);
  if (section.outermost !== undefined) addCircle(dxf, 'SNAP RING', centre, section.outermost);
  addCircle(dxf, 'CENTRE', centre, section.pitchRadius);
  addLine(dxf, 'CENTRE', [centre[0] - reach - overhangMm, 0], [centre[0] + reach + overhangMm, 0]);
  addLine(dxf, 'CENTRE', [centre[0], -reach - overhangMm], [centre[0], reach + overhangMm]);
}
