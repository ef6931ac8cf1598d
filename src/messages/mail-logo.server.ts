import { createRequire } from 'node:module';
import { memoize } from '../lib/memoize.ts';
import { logoSvg } from '../sites/logo-svg.ts';
import type { Site } from '../sites/site.ts';
import { mailThemeOf } from '../sites/site-look.ts';

/** The logo is shown 32 pixels wide, and drawn three times as large for fine screens. */
const size = 96;

const drawn = memoize<Buffer>(20);

/** Mail programs show no SVG. */
export function mailLogo(site: Pick<Site, 'code' | 'logo' | 'ownLook' | 'logoPictures'>): Buffer {
  const { logo, logoPictures } = site;
  if (logoPictures) return pictureOf(logoPictures.onDark ?? logoPictures.onLight);
  const { onBrand: lines, mark, brand: ground } = mailThemeOf(site);
  const svg = logoSvg(logo, { lines, mark, ground });
  return drawn(svg, () => {
    // The library is loaded with the first logo.
    const { Resvg } = createRequire(import.meta.url)('@resvg/resvg-js') as typeof import('@resvg/resvg-js');
    const image = new Resvg(svg, { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value: size } });
    return Buffer.from(image.render().asPng());
  });
}

const pictureOf = (data: string): Buffer => Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
