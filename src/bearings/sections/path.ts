/** Lengths are in mm: x along the axis, y the distance from the axis. */

export type Corner = readonly [x: number, y: number, radius?: number];
/** An arc of the given radius to (x, y); sweep as in SVG. */
export type Arc = readonly ['A', radius: number, sweep: 0 | 1, x: number, y: number];
export type Command =
  | readonly ['M' | 'L', number, number]
  | readonly ['Q', number, number, number, number]
  | Arc
  | readonly ['Z'];
export type Point = readonly [x: number, y: number];

const endOf = (step: Corner | Arc): Point => (step[0] === 'A' ? [step[3], step[4]] : [step[0], step[1]]);

function towards(from: Corner, to: Point, radius: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const share = Math.min(radius, length / 2) / length;
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** The first step must be a corner. */
export function outline(steps: readonly (Corner | Arc)[]): Command[] {
  const count = steps.length;
  const commands: Command[] = [];
  steps.forEach((step, i) => {
    if (step[0] === 'A') {
      commands.push(step);
      return;
    }
    const move = i === 0 ? 'M' : 'L';
    const radius = step[2] ?? 0;
    const before = steps[(i - 1 + count) % count];
    const after = steps[(i + 1) % count];
    if (!radius || !before || !after) {
      commands.push([move, step[0], step[1]]);
      return;
    }
    const start = towards(step, endOf(before), radius);
    const end = towards(step, endOf(after), radius);
    commands.push([move, start[0], start[1]], ['Q', step[0], step[1], end[0], end[1]]);
  });
  commands.push(['Z']);
  return commands;
}

export const circle = (x: number, y: number, r: number): Command[] => [
  ['M', x - r, y],
  ['A', r, 1, x + r, y],
  ['A', r, 1, x - r, y],
  ['Z'],
];

export const box = (x1: number, y1: number, x2: number, y2: number, radius = 0): Command[] =>
  outline([
    [x1, y1, radius],
    [x1, y2, radius],
    [x2, y2, radius],
    [x2, y1, radius],
  ]);

export const lineSegment = (from: Point, to: Point): Command[] => [
  ['M', from[0], from[1]],
  ['L', to[0], to[1]],
];

export const halfChord = (radius: number, distance: number): number =>
  Math.sqrt(Math.max(radius * radius - distance * distance, 0));

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
