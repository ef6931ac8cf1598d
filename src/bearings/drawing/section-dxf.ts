import { DxfWriter, LWPolylineFlags, type LWPolylineVertex, Units } from '@tarikjabiri/dxf';
import type { Command, Point } from './path.ts';
import type { Part, PartKind, Section, SectionDimensions } from './section.ts';
import type { SectionForm } from './section-form.ts';
import { type DrawingSpec, findSection } from './section-svg.ts';

const layers = {
  RINGS: { colour: 7, line: 'Continuous' },
  ROLLING: { colour: 4, line: 'Continuous' },
  SEALS: { colour: 3, line: 'Continuous' },
  CENTRE: { colour: 1, line: 'CENTER' },
} as const;
type Layer = keyof typeof layers;

const layerOf: Readonly<Record<PartKind, Layer>> = {
  ring: 'RINGS',
  edge: 'RINGS',
  groove: 'RINGS',
  screw: 'RINGS',
  roll: 'ROLLING',
  cage: 'ROLLING',
  seal: 'SEALS',
  shield: 'SEALS',
  axis: 'CENTRE',
  contact: 'CENTRE',
};

/** Dash, gap, short dash, gap, in mm. */
const centreDashes = [8, -2, 2, -2];
const overhangMm = 5;

/** The section as DXF text in mm, both halves about the axis (y = 0); undefined for types that are not drawn. */
export function sectionDxf(
  spec: Pick<DrawingSpec, 'type' | 'd' | 'D' | 'B' | 'seal'> & SectionForm,
): string | undefined {
  const section = findSection(spec);
  if (!section) return undefined;
  const writer = new DxfWriter();
  writer.setUnits(Units.Millimeters);
  writer.addLType('CENTER', '____ _ ____ _', centreDashes);
  for (const [name, { colour, line }] of Object.entries(layers)) writer.addLayer(name, colour, line);
  for (const side of [1, -1]) for (const part of section.parts) addPart(writer, part, side);
  if (section.boreEdges !== false) addBoreEdges(writer, section, spec);
  addLine(writer, 'CENTRE', [section.left - overhangMm, 0], [section.right + overhangMm, 0]);
  return writer.stringify();
}

function addPart(writer: DxfWriter, part: Part, side: number): void {
  for (const path of pathsOf(part.path, side)) {
    const flags = path.closed ? LWPolylineFlags.Closed : LWPolylineFlags.None;
    writer.addLWPolyline(path.vertices, { flags, layerName: layerOf[part.kind] });
  }
}

function addBoreEdges(writer: DxfWriter, { left, right, taper }: Section, { d }: Pick<SectionDimensions, 'd'>): void {
  const large = d / 2 + (taper ? (right - left) / (2 * taper) : 0);
  addLine(writer, 'RINGS', [left, large], [left, -large]);
  addLine(writer, 'RINGS', [right, d / 2], [right, -d / 2]);
}

function addLine(writer: DxfWriter, layerName: Layer, from: Point, to: Point): void {
  const vertices = [from, to].map(([x, y]) => ({ point: { x, y } }));
  writer.addLWPolyline(vertices, { layerName });
}

type Path = { vertices: LWPolylineVertex[]; closed: boolean };

/** A bulge is the tangent of a quarter of the arc to the next vertex, left turns positive. */
function pathsOf(commands: readonly Command[], side: number): Path[] {
  const paths: Path[] = [];
  let at: Point = [0, 0];
  for (const command of commands) {
    const path = paths.at(-1);
    if (command[0] === 'Z') {
      if (path) paths[paths.length - 1] = closed(path);
      continue;
    }
    const to = endOf(command);
    const before = path?.vertices.at(-1);
    if (before) before.bulge = side * bulgeOf(at, command, to);
    if (command[0] === 'M') paths.push({ vertices: [], closed: false });
    paths.at(-1)?.vertices.push({ point: { x: to[0], y: side * to[1] } });
    at = to;
  }
  return paths;
}

function closed({ vertices }: Path): Path {
  const [first, last] = [vertices[0]?.point, vertices.at(-1)?.point];
  const meets = first && last && Math.hypot(first.x - last.x, first.y - last.y) < 1e-9;
  return { vertices: meets ? vertices.slice(0, -1) : vertices, closed: true };
}

function endOf(command: Exclude<Command, readonly ['Z']>): Point {
  if (command[0] === 'A') return [command[3], command[4]];
  return command[0] === 'Q' ? [command[3], command[4]] : [command[1], command[2]];
}

function bulgeOf(from: Point, command: Command, to: Point): number {
  if (command[0] === 'A') {
    const half = Math.min(1, Math.hypot(to[0] - from[0], to[1] - from[1]) / (2 * command[1]));
    // A sweep of 1 turns clockwise where y points up.
    return Math.tan(Math.asin(half) / 2) * (command[2] === 1 ? -1 : 1);
  }
  if (command[0] !== 'Q') return 0;
  const [into, out] = [
    [command[1] - from[0], command[2] - from[1]],
    [to[0] - command[1], to[1] - command[2]],
  ] as const;
  const turn = Math.atan2(into[0] * out[1] - into[1] * out[0], into[0] * out[0] + into[1] * out[1]);
  return Math.tan(turn / 4);
}
