// Labels name each line uniquely: by designation, then maker, then position.

import { t } from '../../lib/i18n.ts';

type Named = { itemname: string; brandname: string };

/** '6205-2RS/C3', '6205-2RS/C3, ZWZ' or '6205-2RS/C3, ZWZ, line 4'. */
export function lineNames(lines: readonly Named[]): string[] {
  const withMaker = disambiguate(
    lines.map((line) => line.itemname),
    (name, index) => `${name}, ${lines[index]?.brandname}`,
  );
  return disambiguate(withMaker, (name, index) => t`${name}, line ${index + 1}`);
}

export function createLineNamer<Line extends Named>(lines: readonly Line[]): (line: Line) => string {
  const names = lineNames(lines);
  const byLine = new Map(lines.map((line, index) => [line, names[index]]));
  return (line) => byLine.get(line) ?? line.itemname;
}

function disambiguate(names: readonly string[], addDetail: (name: string, index: number) => string): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return names.map((name, index) => (counts.get(name) === 1 ? name : addDetail(name, index)));
}
