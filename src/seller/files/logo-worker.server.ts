import { createRequire } from 'node:module';
import { detectPaperType } from '../../account/papers/paper-content.rule.ts';
import { barePng } from '../../catalogue/pictures/bare-png.rule.ts';
import { pixelProblem } from '../../catalogue/pictures/picture-size.rule.ts';
import { type LogoProblem, maxSvgBytes, svgProblem } from './logo-file.rule.ts';

export type DrawnLogo = { png: Uint8Array } | { problem: LogoProblem };

/** Four times as large as it is shown, for fine screens and paper. */
const largest = { width: 800, height: 160 };
const lowest = 40;

const require = createRequire(import.meta.url);

/** Runs in a process of its own. Only pixels leave it: whatever else the file holds stays behind. */
export function draw(content: Uint8Array): DrawnLogo {
  if (content.byteLength === 0) return { problem: 'empty' };
  if (detectPaperType(content) === 'png') return drawPng(content);
  if (content.byteLength > maxSvgBytes) return { problem: 'too_large' };
  const svg = Buffer.from(content).toString('utf8');
  const problem = svgProblem(svg);
  return problem ? { problem } : drawSvg(svg);
}

function drawPng(content: Uint8Array): DrawnLogo {
  const problem = pixelProblem(content);
  if (problem) return { problem: problem === 'damaged' ? 'damaged' : 'too_large' };
  const { Transformer } = require('@napi-rs/image') as typeof import('@napi-rs/image');
  try {
    const picture = new Transformer(barePng(content));
    const { width, height } = picture.metadataSync();
    if (height < lowest) return { problem: 'too_small' };
    const scale = Math.min(1, largest.width / width, largest.height / height);
    const side = (length: number) => Math.max(1, Math.round(length * scale));
    const fitted = scale < 1 ? picture.resize(side(width), side(height)) : picture;
    return { png: fitted.pngSync() };
  } catch {
    return { problem: 'damaged' };
  }
}

function drawSvg(svg: string): DrawnLogo {
  const { Resvg } = require('@resvg/resvg-js') as typeof import('@resvg/resvg-js');
  const font = { loadSystemFonts: false };
  try {
    const { width, height } = new Resvg(svg, { font });
    if (!new Resvg(svg, { font }).getBBox()) return { problem: 'nothing' };
    const isWide = width / height > largest.width / largest.height;
    const fitTo = isWide
      ? ({ mode: 'width', value: largest.width } as const)
      : ({ mode: 'height', value: largest.height } as const);
    return { png: new Resvg(svg, { font, fitTo }).render().asPng() };
  } catch {
    return { problem: 'damaged' };
  }
}
