import type { Command, Point } from './path.ts';
import { endOf } from './transform.ts';

/** A groove around the outer ring, in mm; x along the axis. */
export type Notch = { readonly from: number; readonly to: number; readonly depth: number };
/** A rib at the left end of the outer ring that stands out of it. */
export type Flange = { readonly left: number; readonly width: number; readonly height: number };

const CLOSE_MM = 1e-6;
const isAt = (one: number, other: number): boolean => Math.abs(one - other) < CLOSE_MM;

/** The outline of an outer ring with grooves cut into its cylinder of the radius `ro`; any other is left as it is. */
export function withNotches(path: readonly Command[], ro: number, notches: readonly Notch[]): Command[] {
  let at: Point = [0, 0];
  return path.flatMap((command): Command[] => {
    const from = at;
    at = command[0] === 'Z' ? at : endOf(command);
    if (command[0] !== 'L' || !isAt(from[1], ro) || !isAt(at[1], ro)) return [command];
    const [left, right] = [Math.min(from[0], at[0]), Math.max(from[0], at[0])];
    const corners = notches
      .filter((notch) => notch.from > left && notch.to < right)
      .toSorted((a, b) => a.from - b.from)
      .flatMap((notch): Command[] => [
        ['L', notch.from, ro],
        ['L', notch.from, ro - notch.depth],
        ['L', notch.to, ro - notch.depth],
        ['L', notch.to, ro],
      ]);
    return [...(from[0] > at[0] ? corners.toReversed() : corners), command];
  });
}

/** The outline of an outer ring with a flange at its left end. */
export function withFlange(path: readonly Command[], ro: number, { left, width, height }: Flange): Command[] {
  const isRaised = ([x, y]: Point) => x < left + width / 2 && y > ro - width / 2;
  const raised = (point: Point): Point => (isRaised(point) ? [point[0], point[1] + height] : point);
  const step: Command[] = [
    ['L', left + width, ro + height],
    ['L', left + width, ro],
  ];
  let at: Point = [0, 0];
  return path.flatMap((command): Command[] => {
    const from = at;
    at = command[0] === 'Z' ? at : endOf(command);
    const moved = raisedCommand(command, raised);
    if (command[0] !== 'L' || !isAt(from[1], ro) || !isAt(at[1], ro)) return [moved];
    return [...(from[0] > at[0] ? step.toReversed() : step), moved];
  });
}

function raisedCommand(command: Command, raised: (point: Point) => Point): Command {
  if (command[0] === 'Z' || command[0] === 'A') return command;
  if (command[0] === 'Q') return ['Q', ...raised([command[1], command[2]]), ...raised([command[3], command[4]])];
  return [command[0], ...raised([command[1], command[2]])];
}
