import { t, translate } from '../../lib/i18n.ts';
import { escapeXml } from '../../lib/xml.ts';
import { usualDegrees } from '../sections/ball-section.ts';
import { boreEdgesOf, type Section, type SectionDimensions, type SectionForm } from '../sections/section.ts';
import { withForm } from '../sections/section-form.ts';
import { dimensionLines } from './dimension-lines.ts';
import { sectionForType } from './drawing-types.ts';
import { sectionWords } from './section-words.ts';
import { hatchPatterns, INK, mm, type Pen, partsSvg, px, type Sheet, thinLine } from './svg.ts';

/** d, D in mm; B in mm is the width, T for tapered roller bearings, H for thrust bearings. */
export type DrawingSpec = SectionForm & {
  readonly type: string;
  readonly d: number;
  readonly D: number;
  readonly B: number;
  /** 'contact seal x2' or a suffix such as '2RS', '2Z'; default open. */
  readonly seal?: string | null;
  /** Side in px (default 40; hatching from 72), or 'large' for both halves. */
  readonly size?: number | 'large';
  readonly width?: number;
  readonly height?: number;
  readonly showFrontView?: boolean;
  readonly showDimensions?: boolean;
  /** Maximum px per mm, to draw several at one scale. */
  readonly scale?: number;
  readonly centreLineFromEdge?: boolean;
  readonly ringsOnly?: boolean;
  /** Makes ids unique when one bearing is drawn twice on a page. */
  readonly key?: string;
  readonly title?: string;
};

const SMALL_BELOW_PX = 72;
const FRONT_VIEW_FROM_PX = 480;

/** What a drawing needs of an item: its type, its sizes and what its designation says. */
export type Drawn = Pick<DrawingSpec, 'type' | 'd' | 'D' | 'B' | 'seal'> & SectionForm;

export function findSection({ type, d, D, B, seal, ...form }: Drawn): Section | undefined {
  if (!(d > 0 && D > d && B > 0 && Number.isFinite(D) && Number.isFinite(B))) return undefined;
  const section = sectionForType(form.kind ?? type, { d, D, B }, seal, form);
  return section && withForm(section, { d, D, B }, form);
}

/** A symbol shows the usual angle, a drawing to read sizes from only one that is known. */
const symbolForm = (spec: DrawingSpec): DrawingSpec =>
  spec.size === 'large' ? spec : { contactAngleDegrees: usualDegrees(spec.type), ...spec };

/** The section to scale as SVG, coloured by `--draw-*` variables only; '' for types that are not drawn. */
export function sectionSvg(spec: DrawingSpec): string {
  const complete = findSection(symbolForm(spec));
  if (!complete) return '';
  const rings = complete.parts.filter((part) => part.kind !== 'roll' && part.kind !== 'cage');
  const section = spec.ringsOnly ? { ...complete, parts: rings } : complete;
  return spec.size === 'large' ? largeSvg(spec, section) : smallSvg(spec, section, spec.size ?? 40);
}

export const drawingTitleFor = ({ type, d, D, B }: Pick<DrawingSpec, 'type' | 'd' | 'D' | 'B'>): string =>
  t`${translate(type)} bearing, ${mm(d)} × ${mm(D)} × ${mm(B)} mm`;

type Titled = Pick<DrawingSpec, 'type' | 'd' | 'D' | 'B' | 'title'>;

/** The title, and of a large drawing what the section shows. */
function labelOf(spec: DrawingSpec): string {
  const title = spec.title ?? drawingTitleFor(spec);
  const words = spec.size === 'large' ? sectionWords(spec.kind ?? spec.type, spec) : '';
  return words === '' ? title : t`${title}. Section: ${words}`;
}

export function openTag(spec: Titled, width: number, height: number): string {
  const title = labelOf(spec);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="section-drawing" width="${px(width)}" height="${px(height)}" ` +
    `viewBox="0 0 ${px(width)} ${px(height)}" role="img" aria-label="${escapeXml(title)}">`
  );
}

const idOf = (spec: DrawingSpec): string =>
  `h${[spec.type, spec.d, spec.D, spec.B, spec.seal, spec.size, spec.width, spec.height, spec.key].join('-')}`.replace(
    /[^a-zA-Z0-9-]/g,
    '_',
  );

function smallSvg(spec: DrawingSpec, section: Section, size: number): string {
  const small = size < SMALL_BELOW_PX;
  const outermost = section.outermost ?? spec.D / 2;
  const high = outermost - spec.d / 2;
  const pad = small ? 1.5 : 4;
  const axisSpace = small ? 5 : 14;
  const available = size - 2 * pad;
  const fit = Math.min(available / (section.right - section.left), (available - axisSpace) / high);
  const scale = Math.min(spec.scale ?? fit, fit);
  const top = pad + (available - axisSpace - high * scale) / 2;
  const x0 = size / 2 - ((section.left + section.right) / 2) * scale;
  const sheet: Sheet = { x0, axisY: top + outermost * scale, scale, ...(small && { decimals: 1 }) };
  const pen: Pen = { small, weight: small ? 1.25 : 1.5, dash: '8 3 2 3', id: idOf(spec) };
  const axisY = size - pad;
  const inset = small ? 3 : 0;
  return [
    openTag(spec, size, size),
    small ? '' : hatchPatterns(pen.id, 5),
    partsSvg(section.parts, sheet, pen),
    spec.ringsOnly ? rollingElementCross(section, sheet) : '',
    thinLine(inset, axisY, size - inset, axisY, small ? '13 3 3 3' : '22 4 4 4'),
    '</svg>',
  ].join('');
}

function rollingElementCross(section: Section, sheet: Sheet): string {
  const reach = section.rollerDiameter * sheet.scale * 0.72;
  const y = sheet.axisY - section.pitchRadius * sheet.scale;
  const dash = '14 4 3 4';
  return (
    thinLine(sheet.x0 - reach, y, sheet.x0 + reach, y, dash) + thinLine(sheet.x0, y - reach, sheet.x0, y + reach, dash)
  );
}

function margins(spec: DrawingSpec, front: boolean) {
  if (spec.showDimensions === false) return { left: 16, right: front ? 56 : 16, top: 20, bottom: 20 };
  return { left: 62, right: front ? 84 : 62, top: spec.centreLineFromEdge ? 54 : 22, bottom: 54 };
}

function largeSvg(spec: DrawingSpec, section: Section): string {
  const width = spec.width ?? 640;
  const height = spec.height ?? 420;
  const front = spec.showFrontView !== false && width >= FRONT_VIEW_FROM_PX;
  const margin = margins(spec, front);
  const wide = section.right - section.left;
  const high = height - margin.top - margin.bottom;
  const across = width - margin.left - margin.right - 20;
  const tall = 2 * (section.outermost ?? spec.D / 2);
  const scale = spec.scale ?? Math.min(high / tall, across / (wide + (front ? tall : 0)));
  const used = margin.left + wide * scale + margin.right + (front ? tall * scale + 6 : 0);
  const x0 = Math.max(0, (width - used) / 2) + margin.left - section.left * scale;
  const cy = margin.top + high / 2;
  const upper: Sheet = { x0, axisY: cy, scale };
  const pen: Pen = { small: false, weight: 1.75, dash: '14 4 3 4', id: idOf(spec) };
  const right = x0 + section.right * scale;
  const frontX = right + margin.right + (tall / 2) * scale;
  const axisEnd = front ? frontX + (tall / 2) * scale + 16 : right + 18;
  return [
    openTag(spec, width, height),
    hatchPatterns(pen.id, 6),
    boreEdges(section, spec, upper),
    partsSvg(section.parts, upper, pen),
    partsSvg(section.parts, { ...upper, down: true }, pen),
    front ? frontView(section, spec, { cx: frontX, cy, scale }, pen) : '',
    thinLine(spec.centreLineFromEdge ? 0 : x0 + section.left * scale - 18, cy, axisEnd, cy, pen.dash),
    spec.showDimensions === false ? '' : dimensionLines(section, spec, upper),
    '</svg>',
  ].join('');
}

export function boreEdges(section: Section, { d }: Pick<SectionDimensions, 'd'>, sheet: Sheet): string {
  const middle = (section.left + section.right) / 2;
  const lines = boreEdgesOf(section, d).map(([x, radius]) => {
    const at = sheet.x0 + x * sheet.scale + (x < middle ? EDGE_INSET_PX : -EDGE_INSET_PX);
    const half = radius * sheet.scale;
    return `M${px(at)} ${px(sheet.axisY - half)}V${px(sheet.axisY + half)}`;
  });
  return lines.length === 0 ? '' : `<path d="${lines.join('')}" stroke="${INK.line}" stroke-width="1" fill="none"/>`;
}

const EDGE_INSET_PX = 0.9;

const CENTRE_LINE_OVERHANG = 14;

type View = { readonly cx: number; readonly cy: number; readonly scale: number };

function circleSvg(view: View, radiusMm: number, width: number, dash?: string): string {
  const ink = dash ? `stroke="${INK.thin}" stroke-dasharray="${dash}"` : `stroke="${INK.line}"`;
  return `<circle cx="${px(view.cx)}" cy="${px(view.cy)}" r="${px(radiusMm * view.scale)}" fill="none" ${ink} stroke-width="${width}"/>`;
}

const discPath = ({ cx, cy, scale }: View, radiusMm: number): string => {
  const r = px(radiusMm * scale);
  const across = px(2 * radiusMm * scale);
  return `M${px(cx - radiusMm * scale)} ${px(cy)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 -${across} 0Z`;
};

function rollers(section: Section, view: View, pen: Pen): string {
  const { pitchRadius, rollerDiameter, fill, innerShoulder, outerShoulder } = section;
  const count = Math.max(6, Math.floor((fill * 2 * Math.PI * pitchRadius) / rollerDiameter));
  const roller = (_: unknown, i: number) => {
    const angle = (i / count) * 2 * Math.PI - Math.PI / 2;
    const x = view.cx + pitchRadius * view.scale * Math.cos(angle);
    const y = view.cy + pitchRadius * view.scale * Math.sin(angle);
    return `<circle cx="${px(x)}" cy="${px(y)}" r="${px((rollerDiameter / 2) * view.scale)}" fill="${INK.ball}" stroke="${INK.line}" stroke-width="1"/>`;
  };
  const gap = discPath(view, outerShoulder) + discPath(view, innerShoulder);
  return (
    `<clipPath id="${pen.id}clip"><path clip-rule="evenodd" d="${gap}"/></clipPath>` +
    `<g clip-path="url(#${pen.id}clip)">${Array.from({ length: count }, roller).join('')}</g>`
  );
}

function rollingElementsView(section: Section, sizes: SectionDimensions, view: View, pen: Pen): string {
  const { innerShoulder, outerShoulder, pitchRadius } = section;
  const height = (sizes.D - sizes.d) / 2;
  const pitch = circleSvg(view, pitchRadius, 1, pen.dash);
  if (section.end === 'thrust') return pitch;
  const shoulders = circleSvg(view, outerShoulder, 1) + circleSvg(view, innerShoulder, 1);
  if (section.end === 'closed') return circleSvg(view, outerShoulder + 0.1 * height, 1) + shoulders;
  return shoulders + (section.parts.some((p) => p.kind === 'roll') ? rollers(section, view, pen) : '') + pitch;
}

function frontView(section: Section, sizes: SectionDimensions, view: View, pen: Pen): string {
  const outside = sizes.D / 2;
  const bore = sizes.d / 2;
  const chamfer = 0.04 * (outside - bore);
  const reach = (section.outermost ?? outside) * view.scale + CENTRE_LINE_OVERHANG;
  return [
    circleSvg(view, outside, pen.weight),
    section.outermost === undefined ? '' : circleSvg(view, section.outermost, pen.weight),
    circleSvg(view, bore, pen.weight),
    circleSvg(view, outside - chamfer, 0.75),
    circleSvg(view, bore + chamfer, 0.75),
    rollingElementsView(section, sizes, view, pen),
    thinLine(view.cx, view.cy - reach, view.cx, view.cy + reach, pen.dash),
  ].join('');
}
