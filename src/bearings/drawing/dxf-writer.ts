import {
  DxfWriter,
  LWPolylineFlags,
  type LWPolylineVertex,
  TextHorizontalAlignment,
  TextVerticalAlignment,
  Units,
} from '@tarikjabiri/dxf';
import type { Command, Point } from '../sections/path.ts';
import { endOf } from '../sections/transform.ts';

const layers = {
  RINGS: { colour: 7, line: 'Continuous' },
  ROLLING: { colour: 4, line: 'Continuous' },
  SEALS: { colour: 3, line: 'Continuous' },
  'SNAP RING': { colour: 6, line: 'Continuous' },
  CENTRE: { colour: 1, line: 'CENTER' },
  'END VIEW': { colour: 7, line: 'Continuous' },
  DIMENSIONS: { colour: 2, line: 'Continuous' },
} as const;
export type Layer = keyof typeof layers;

/** Dash, gap, short dash, gap, in mm. */
const centreDashes = [8, -2, 2, -2];

/** A drawing, and the points between which it lies. */
export type Dxf = { writer: DxfWriter; points: Point[] };

export function createDxf(): Dxf {
  const writer = new DxfWriter();
  writer.setUnits(Units.Millimeters);
  writer.setVariable('$LASTSAVEDBY', { 1: 'Raceway' });
  writer.addLType('CENTER', '____ _ ____ _', centreDashes);
  for (const [name, { colour, line }] of Object.entries(layers)) writer.addLayer(name, colour, line);
  return { writer, points: [] };
}

/** The text of the file. Its extents are said, because not every program works them out when it opens a drawing. */
export function dxfText({ writer, points }: Dxf): string {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  writer.setVariable('$EXTMIN', { 10: Math.min(...xs), 20: Math.min(...ys), 30: 0 });
  writer.setVariable('$EXTMAX', { 10: Math.max(...xs), 20: Math.max(...ys), 30: 0 });
  return writer.stringify();
}

/** `side` is -1 for the lower half. */
export function addPath({ writer, points }: Dxf, layerName: Layer, commands: readonly Command[], side: number): void {
  for (const path of pathsOf(commands, side)) {
    const flags = path.closed ? LWPolylineFlags.Closed : LWPolylineFlags.None;
    writer.addLWPolyline(path.vertices, { flags, layerName });
    points.push(...path.vertices.map(({ point: { x, y } }): Point => [x, y]));
  }
}

export function addLine({ writer, points }: Dxf, layerName: Layer, from: Point, to: Point): void {
  const vertices = [from, to].map(([x, y]) => ({ point: { x, y } }));
  writer.addLWPolyline(vertices, { layerName });
  points.push(from, to);
}

export function addCircle({ writer, points }: Dxf, layerName: Layer, [x, y]: Point, radius: number): void {
  writer.addCircle({ x, y, z: 0 }, radius, { layerName });
  points.push([x - radius, y - radius], [x + radius, y + radius]);
}

export function addText({ writer, points }: Dxf, text: string, [x, y]: Point, height: number, isUpright = false): void {
  const at = { x, y, z: 0 };
  writer.addText(at, height, text, {
    layerName: 'DIMENSIONS',
    secondAlignmentPoint: at,
    horizontalAlignment: TextHorizontalAlignment.Center,
    verticalAlignment: TextVerticalAlignment.BaseLine,
    rotation: isUpright ? 90 : 0,
  });
  points.push([x, y]);
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
