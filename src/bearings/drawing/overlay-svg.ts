import type { Section } from '../sections/section.ts';
import { type DrawingSpec, findSection, openTag } from './section-svg.ts';
import type { Pen, Sheet } from './svg.ts';
import { hatchPatterns, INK, outlinesSvg, partsSvg, px, thinLine } from './svg.ts';

export const overlayMarks = ['bore', 'outside', 'width', 'seal', 'cage'] as const;
export type OverlayMark = (typeof overlayMarks)[number];

type Drawn = Omit<DrawingSpec, 'size' | 'width' | 'height' | 'key' | 'title'>;

export type OverlaySpec = {
  readonly first: Drawn;
  readonly second: Drawn;
  /** The number of each difference; what is equal has none. */
  readonly marks: { readonly [Mark in OverlayMark]?: number | undefined };
  readonly title: string;
  /** Drawn for a phone. */
  readonly narrow?: boolean;
};

const layouts = {
  wide: { width: 776, height: 488, side: 104 },
  narrow: { width: 328, height: 300, side: 48 },
} as const;

const TOP_PX = 36;
const BOTTOM_PX = 64;
const INK_OF_SECOND = 'var(--bad,currentColor)';
const MARK_RADIUS_PX = 11;
const MARK_PITCH_PX = 28;

/**
 * The upper halves of two sections to one scale, their left faces in line; '' where one of them is not drawn. Each is a
 * group of its own, so that a page can hide it.
 */
export function overlaySvg(spec: OverlaySpec): string {
  const [first, second] = [findSection(spec.first), findSection(spec.second)];
  if (!first || !second) return '';
  const { width, height, side } = layouts[spec.narrow ? 'narrow' : 'wide'];
  const across = Math.max(lengthOf(first), lengthOf(second));
  const outside = Math.max(first.outermost ?? spec.first.D / 2, second.outermost ?? spec.second.D / 2);
  const high = outside - Math.min(spec.first.d, spec.second.d) / 2;
  const scale = Math.min((width - 2 * side) / across, (height - TOP_PX - BOTTOM_PX) / high);
  const left = (width - across * scale) / 2;
  const sheetOf = ({ left: face }: Section): Sheet => ({
    x0: left - face * scale,
    axisY: TOP_PX + outside * scale,
    scale,
  });
  const pen: Pen = { small: false, weight: 1.75, dash: '14 4 3 4', id: `compare-${spec.narrow ? 'narrow' : 'wide'}` };
  return [
    openTag({ ...spec.first, title: spec.title }, width, height),
    hatchPatterns(pen.id, 6),
    thinLine(24, height - 20, width - 24, height - 20, '28 5 5 5'),
    `<g data-layer="first">${partsSvg(first.parts, sheetOf(first), pen)}</g>`,
    `<g data-layer="second">${outlinesSvg(second.parts, sheetOf(second), INK_OF_SECOND)}</g>`,
    `<g data-layer="marks">${marksSvg(spec, second, sheetOf(second), width)}</g>`,
    '</svg>',
  ].join('');
}

const lengthOf = ({ left, right }: Section): number => right - left;

type Mark = { number: number; x: number; y: number };

/** Sizes are marked on the left, but for the width; leaders end on the second section. */
function marksSvg({ marks, second: { d, D } }: OverlaySpec, section: Section, sheet: Sheet, width: number): string {
  const at = (share: number, radius: number) => ({
    x: sheet.x0 + (section.left + share * lengthOf(section)) * sheet.scale,
    y: sheet.axisY - radius * sheet.scale,
  });
  const [inner, outer] = [d / 2, D / 2];
  const between = (share: number) => inner + share * (outer - inner);
  const places: Readonly<Record<OverlayMark, { x: number; y: number }>> = {
    outside: at(0.15, outer),
    bore: at(0.15, inner),
    seal: at(0.95, between(0.6)),
    cage: at(0.8, between(0.5)),
    width: at(1, between(0.25)),
  };
  const of = (names: readonly OverlayMark[]) =>
    names.flatMap((name): Mark[] => {
      const number = marks[name];
      return number === undefined ? [] : [{ number, ...places[name] }];
    });
  return (
    balloons(of(['outside', 'bore']), 2 * MARK_RADIUS_PX) +
    balloons(of(['seal', 'cage', 'width']), width - 2 * MARK_RADIUS_PX)
  );
}

function balloons(marks: readonly Mark[], x: number): string {
  let lowest = 0;
  return marks
    .map((mark) => {
      const y = Math.max(mark.y, lowest + MARK_PITCH_PX);
      lowest = y;
      const from = mark.x < x ? x - MARK_RADIUS_PX : x + MARK_RADIUS_PX;
      return [
        thinLine(from, y, mark.x, mark.y),
        `<circle cx="${px(mark.x)}" cy="${px(mark.y)}" r="2.5" fill="${INK.dim}"/>`,
        `<circle cx="${px(x)}" cy="${px(y)}" r="${MARK_RADIUS_PX}" fill="${INK.paper}" stroke="${INK.dim}"/>`,
        `<text x="${px(x)}" y="${px(y + 4.5)}" text-anchor="middle" class="dim-text" fill="${INK.dim}">${mark.number}</text>`,
      ].join('');
    })
    .join('');
}
