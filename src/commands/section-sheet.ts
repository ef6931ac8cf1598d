import { parseDesignation } from '../bearings/designation/parse-designation.ts';
import { drawnOf } from '../bearings/drawing/form-of-designation.ts';
import { type Drawn, sectionSvg } from '../bearings/drawing/section-svg.ts';
import { escapeXml } from '../lib/xml.ts';
import { sectionSamples } from './section-samples.data.ts';

/** The drawing of a designation whose sizes are given as 'dxDxB' in mm. */
export function drawnOfSample(designation: string, sizes: string): Drawn {
  const [d = 0, D = 0, B = 0] = sizes.split('x').map(Number);
  return drawnOf(parseDesignation(designation), { d, D, B });
}

const style = `body{font:14px system-ui;margin:16px;--draw-thin:GrayText;--draw-ring:Canvas;--draw-ball:Canvas;--draw-paper:Canvas;
--draw-dim:LinkText}main{display:grid;gap:16px;grid-template-columns:repeat(auto-fill,330px)}figure{margin:0;border:1px solid}
figcaption{padding:8px;min-height:38px}p{margin:8px;display:flex;gap:24px;align-items:end}.dim-text{font:500 13px monospace}`;

const figures = (): string[] =>
  sectionSamples.map(([designation, sizes, shown], i) => {
    const drawn = drawnOfSample(designation, sizes);
    const large = { size: 'large', width: 330, height: 320, showFrontView: false, key: `l${i}` } as const;
    const small = [40, 96].map((size) => sectionSvg({ ...drawn, size, key: `${size}-${i}` })).join(' ');
    const caption = `<figcaption><b>${escapeXml(designation)}</b> ${escapeXml(shown)}</figcaption>`;
    return `<figure>${caption}${sectionSvg({ ...drawn, ...large })}<p>${small}</p></figure>`;
  });

/** A page with the section of each sample in three sizes, to be compared with a catalogue. */
export const sectionSheet = (): string =>
  `<!doctype html><meta charset="utf-8"><title>Sections</title><style>${style}</style><main>${figures().join('')}</main>`;
