import { Resvg } from '@resvg/resvg-js';
import { memoize } from '../lib/memoize.js';
import { logoSvg } from '../sites/logo-svg.js';
import {            siteModules } from '../sites/site.js';

/** Shown 32 pixels wide, drawn three times as large for fine screens. */
const size = 96;

const drawn = memoize        (20);

/** Mail programs show no SVG. */
export function mailLogo({ code, logo }                             )         {
  const { onBrand: lines, mark, brand: ground } = siteModules[code].mailTheme;
  const svg = logoSvg(logo, { lines, mark, ground });
  return drawn(svg, () => {
    const image = new Resvg(svg, { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value: size } });
    return Buffer.from(image.render().asPng());
  });
}
