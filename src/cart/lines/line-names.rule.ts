// Every control of a line says which line it is; where two lines have one designation, the maker tells them apart, then the line.

import { t } from '../../lib/i18n.ts';

type Named = { itemname: string; brandname: string };

/**
 * What each line is called in its labels, in the order of the lines, each name once: the designation alone, with its maker
 * where another line has it too ('6205-2RS/C3, ZWZ'), with its place where the maker is the same ('6205-2RS/C3, ZWZ, line 4').
 */
export function lineNames(lines: readonly Named[]): string[] {
  const withMaker = disambiguate(
    lines.map((line) => line.itemname),
    (name, index) => `${name}, ${lines[index]?.brandname}`,
  );
  return disambiguate(withMaker, (name, index) => t`${name}, line ${index + 1}`);
}

/** What a line of these is called, by the line itself. */
export function createLineNamer<Line extends Named>(lines: readonly Line[]): (line: Line) => string {
  const names = lineNames(lines);
  const byLine = new Map(lines.map((line, index) => [line, names[index]]));
  return (line) => byLine.get(line) ?? line.itemname;
}

/** The names, with more said of those that stand more than once. */
function disambiguate(names: readonly string[], more: (name: string, index: number) => string): string[] {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return names.map((name, index) => (times.get(name) === 1 ? name : more(name, index)));
}
