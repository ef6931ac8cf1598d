import type { Command, Point } from './path.ts';
import type { Part } from './section.ts';

type At = (x: number, y: number) => Point;

/** Every point of the command moved; where `isMirrored`, arcs turn the other way. */
export function movedCommand(command: Command, at: At, isMirrored = false): Command {
  if (command[0] === 'Z') return command;
  if (command[0] === 'A')
    return ['A', command[1], isMirrored ? (command[2] === 1 ? 0 : 1) : command[2], ...at(command[3], command[4])];
  if (command[0] === 'Q') return ['Q', ...at(command[1], command[2]), ...at(command[3], command[4])];
  return [command[0], ...at(command[1], command[2])];
}

/** Along the axis by `x` mm, after a mirror about x = 0 where asked for. */
export const shifted = (parts: readonly Part[], x: number, isMirrored = false): Part[] =>
  parts.map((part) => ({
    ...part,
    path: part.path.map((command) =>
      movedCommand(command, (from, y) => [(isMirrored ? -from : from) + x, y], isMirrored),
    ),
  }));

/** The point at which a line or an arc ends. */
export function endOf(command: Exclude<Command, readonly ['Z']>): Point {
  if (command[0] === 'A' || command[0] === 'Q') return [command[3], command[4]];
  return [command[1], command[2]];
}

/** The ends of the lines and arcs of a path. */
export const pointsOf = (path: readonly Command[]): Point[] =>
  path.flatMap((command): Point[] => (command[0] === 'Z' ? [] : [endOf(command)]));
