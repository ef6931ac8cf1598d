import type { SectionDimensions, SectionForm } from '../sections/section.ts';
import { arrow } from './dimension-lines.ts';
import { boreEdges, type DrawingSpec, findSection, openTag } from './section-svg.ts';
import type { Pen, Sheet } from './svg.ts';
import { hatchPatterns, partsSvg, px, thinLine } from './svg.ts';

/** A size that was typed, in mm, with its tolerance. */
export type TypedMm = { readonly mm: number; readonly tolerance: number };

export type SizeSheetSpec = SectionForm &
  Pick<DrawingSpec, 'type' | 'd' | 'D' | 'B' | 'seal' | 'title'> & {
    readonly typed: { readonly [Size in keyof SectionDimensions]?: TypedMm | undefined };
    /** Drawn for a phone. */
    readonly narrow?: boolean;
  };

/** Lengths in px. The lines of the sizes stay where they are, so that fields can stand on them. */
export const sizeSheetLayouts = {
  wide: { width: 596, height: 520, x: 296, axisY: 216, outsideX: 64, boreX: 532, widthY: 448, high: 364, across: 300 },
  narrow: {
    width: 328,
    height: 332,
    x: 164,
    axisY: 134,
    outsideX: 48,
    boreX: 280,
    widthY: 268,
    high: 228,
    across: 128,
  },
} as const;
type Layout = (typeof sizeSheetLayouts)['wide' | 'narrow'];

const LEAST_DIFFERENCE_MM = 0.005;
const TINT = 'fill="var(--mark,currentColor)" fill-opacity="0.45"';
const DASH = '14 4 3 4';

/**
 * The section to scale, with lines for bore, outside and width but without their numbers. Where what was typed differs it
 * is dashed, and its tolerance is tinted.
 */
export function sizeSheetSvg(spec: SizeSheetSpec): string {
  const section = findSection(spec);
  if (!section) return '';
  const layout: Layout = spec.narrow ? sizeSheetLayouts.narrow : sizeSheetLayouts.wide;
  const most = largest(spec);
  const scale = Math.min(layout.high / most.D, layout.across / Math.max(most.B, section.right - section.left));
  const x0 = layout.x - ((section.left + section.right) / 2) * scale;
  const sheet: Sheet = { x0, axisY: layout.axisY, scale };
  const pen: Pen = { small: false, weight: 1.75, dash: DASH, id: spec.narrow ? 'size-narrow' : 'size-wide' };
  const half = ((section.right - section.left) / 2) * scale;
  return [
    openTag(spec, layout.width, layout.height),
    hatchPatterns(pen.id, 6),
    boreEdges(section, spec, sheet),
    partsSvg(section.parts, sheet, pen),
    partsSvg(section.parts, { ...sheet, down: true }, pen),
    thinLine(layout.x - half - 28, layout.axisY, layout.x + half + 28, layout.axisY, DASH),
    typedOver(spec, layout, scale, half),
    sizeLines(spec, layout, scale),
    '</svg>',
  ].join('');
}

function largest({ D, B, typed }: SizeSheetSpec): { D: number; B: number } {
  return { D: Math.max(D, typed.D?.mm ?? 0), B: Math.max(B, typed.B?.mm ?? 0) };
}

function typedOver({ typed, ...drawn }: SizeSheetSpec, { x, axisY }: Layout, scale: number, half: number): string {
  const reach = (largest({ typed, ...drawn }).D / 2) * scale;
  const across = (size: TypedMm) =>
    [-1, 1].map((side) => bandAcross(x - half, axisY + side * (size.mm / 2) * scale, 2 * half, size.tolerance * scale));
  const upright = (size: TypedMm) =>
    [-1, 1].map((side) =>
      bandUpright(x + side * (size.mm / 2) * scale, axisY - reach, 2 * reach, size.tolerance * scale),
    );
  const dashesAcross = (size: TypedMm, own: number) =>
    [-1, 1].map((side) => {
      const y = axisY + side * (size.mm / 2) * scale;
      return isOther(size, own) ? dashed(`M${px(x - half - 8)} ${px(y)}H${px(x + half + 8)}`) : '';
    });
  const dashesUpright = (size: TypedMm, own: number) =>
    [-1, 1].map((side) => {
      const at = x + side * (size.mm / 2) * scale;
      return isOther(size, own) ? dashed(`M${px(at)} ${px(axisY - reach - 8)}V${px(axisY + reach + 8)}`) : '';
    });
  return [
    ...(typed.D ? [...across(typed.D), ...dashesAcross(typed.D, drawn.D)] : []),
    ...(typed.d ? [...across(typed.d), ...dashesAcross(typed.d, drawn.d)] : []),
    ...(typed.B ? [...upright(typed.B), ...dashesUpright(typed.B, drawn.B)] : []),
  ].join('');
}

const isOther = ({ mm }: TypedMm, drawn: number): boolean => Math.abs(mm - drawn) > LEAST_DIFFERENCE_MM;

const bandAcross = (x: number, y: number, width: number, tolerance: number): string =>
  tolerance > 0
    ? `<rect x="${px(x)}" y="${px(y - tolerance / 2)}" width="${px(width)}" height="${px(tolerance)}" ${TINT}/>`
    : '';

const bandUpright = (x: number, y: number, height: number, tolerance: number): string =>
  tolerance > 0
    ? `<rect x="${px(x - tolerance)}" y="${px(y)}" width="${px(2 * tolerance)}" height="${px(height)}" ${TINT}/>`
    : '';

const dashed = (d: string): string =>
  `<path d="${d}" fill="none" stroke="var(--bad,currentColor)" stroke-width="2" stroke-dasharray="6 4"/>`;

/** Uses what was typed, else what is drawn. */
function sizeLines({ typed, ...drawn }: SizeSheetSpec, layout: Layout, scale: number): string {
  const { x, axisY, outsideX, boreX, widthY } = layout;
  const outside = ((typed.D?.mm ?? drawn.D) / 2) * scale;
  const bore = ((typed.d?.mm ?? drawn.d) / 2) * scale;
  const width = ((typed.B?.mm ?? drawn.B) / 2) * scale;
  const [left, right] = [x - width, x + width];
  const lowest = axisY + outside;
  const upright = (at: number, size: number, from: number, to: number) => [
    thinLine(from, axisY - size, to, axisY - size),
    thinLine(from, axisY + size, to, axisY + size),
    thinLine(at, axisY - size, at, axisY + size),
    arrow(at, axisY - size, 0, -1),
    arrow(at, axisY + size, 0, 1),
  ];
  return [
    ...upright(outsideX, outside, left - 5, outsideX - 6),
    ...upright(boreX, bore, right + 5, boreX + 6),
    thinLine(left, lowest + 5, left, widthY + 6),
    thinLine(right, lowest + 5, right, widthY + 6),
    thinLine(left, widthY, right, widthY),
    arrow(left, widthY, -1, 0),
    arrow(right, widthY, 1, 0),
  ].join('');
}

/** A section of these sizes for drawing, where some of them are not known yet; undefined where they make none. */
export function completeSizes({ d, D, B }: Partial<SectionDimensions>): SectionDimensions | undefined {
  const outside = D ?? (d === undefined ? undefined : d * 2.08) ?? (B === undefined ? undefined : B * 3.47);
  if (outside === undefined) return undefined;
  const bore = d ?? outside * 0.48;
  const width = B ?? (outside - bore) * 0.55;
  return bore < outside ? { d: bore, D: outside, B: width } : undefined;
}
