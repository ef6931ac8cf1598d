import { drawingTypeFor } from '../../bearings/drawing/drawing-kind.ts';
import { type DrawingSpec, drawingTitleFor, sectionSvg } from '../../bearings/drawing/section-svg.ts';
import { memoize } from '../../lib/memoize.ts';

export type ItemDrawingSpec = DrawingSpec & {
  readonly superCategory?: string | undefined;
  /** Its letters and series say which kind of the type it is: NU, NJ, 42. */
  readonly designation?: string | undefined;
};

const cached = memoize<string>(2000);

/** Cached drawings of one section differ only in their key. */
const keyPlaceholder = '__key__';

export function itemSvg({ key, designation, ...spec }: ItemDrawingSpec): string {
  // Only the kind is taken from the designation, so that all variants of a size share a drawing.
  const section = { ...spec, kind: spec.kind ?? drawingTypeFor(spec.type, designation) };
  if (key === undefined) return cachedSvg(section);
  return cachedSvg({ ...section, key: keyPlaceholder }).replaceAll(keyPlaceholder, key);
}

/** The title is part of the key because each site translates it. Large drawings stand in pages that are cached. */
function cachedSvg(spec: ItemDrawingSpec): string {
  const titled = { ...spec, title: spec.title ?? drawingTitleFor(spec) };
  const draw = () => sectionSvg(titled) || outlineSvg(spec);
  return spec.size === 'large' ? draw() : cached(JSON.stringify(titled), draw);
}

type Outline = { body: string; detail: string };

const carton: Outline = { body: 'M14 26h44v34H14zM14 26l8-12h28l8 12', detail: 'M36 14v20M28 34h16' };
const outlines: Readonly<Record<string, Outline>> = {
  Lubricants: { body: 'M22 20h28v40H22zM28 20v-8h16v8M22 30h28M22 50h28', detail: 'M30 36h12' },
  Battery: { body: 'M12 24h48v32H12zM20 24v-6h8v6M44 24v-6h8v6', detail: 'M20 36h8M24 32v8M44 36h8' },
  Automotive: {
    body: 'M12 36a24 24 0 1 0 48 0a24 24 0 1 0-48 0M25 36a11 11 0 1 0 22 0a11 11 0 1 0-22 0',
    detail: 'M36 16.500v4M36 51.500v4M16.500 36h4M51.500 36h4',
  },
};

const sheetPx = 72;

function outlineSvg({ superCategory = '', size = 40, title }: ItemDrawingSpec): string {
  const { body, detail } = outlines[superCategory] ?? carton;
  const side = size === 'large' ? 240 : size;
  const weightPx = size === 'large' ? 1.75 : side < 72 ? 1.25 : 1.5;
  const name = title ? `role="img" aria-label="${title.replace(/[<>&"]/g, ' ')}"` : 'aria-hidden="true"';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${sheetPx} ${sheetPx}" fill="none" ${name}>` +
    `<g stroke="var(--draw-line)" stroke-width="${((weightPx * sheetPx) / side).toFixed(2)}" stroke-linejoin="round">` +
    `<path d="${body}" fill="var(--draw-ring)" fill-rule="evenodd"/><path d="${detail}" stroke="var(--draw-dim)"/></g></svg>`
  );
}
