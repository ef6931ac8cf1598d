import { boreEdgesOf,                                      } from '../sections/section.js';
                                      
import { INK, mm, px, thinLine } from './svg.js';

const ARROW_PX = 9;
const ARROW_HALF_PX = 2.2;
/** Below this width the arrows are outside and the number beside them. */
const NUMBER_FITS_PX = 52;

export function arrow(x        , y        , dx        , dy        )         {
  const corner = (side        ) =>
    `${px(x - dx * ARROW_PX + side * dy * ARROW_HALF_PX)} ${px(y - dy * ARROW_PX + side * dx * ARROW_HALF_PX)}`;
  return `<path d="M${px(x)} ${px(y)}L${corner(-1)}L${corner(1)}Z" fill="${INK.dim}"/>`;
}

function label(x        , y        , text        , upright = true)         {
  const turn = upright ? '' : ` transform="rotate(-90 ${px(x)} ${px(y)})"`;
  return `<text x="${px(x)}" y="${px(y)}" text-anchor="middle" class="dim-text" fill="${INK.dim}"${turn}>${text}</text>`;
}

function diameter(x        , cy        , half        , edge        , text        , lift        )         {
  const from = edge < x ? edge + 5 : edge - 5;
  const to = edge < x ? x + 6 : x - 6;
  return [
    thinLine(from, cy - half, to, cy - half),
    thinLine(from, cy + half, to, cy + half),
    thinLine(x, cy - half, x, cy + half),
    arrow(x, cy - half, 0, -1),
    arrow(x, cy + half, 0, 1),
    label(x - 6, cy - lift, text, false),
  ].join('');
}

function width(xl        , xr        , y        , text        )         {
  if (xr - xl > NUMBER_FITS_PX) {
    const line = thinLine(xl, y, xr, y);
    return line + arrow(xl, y, -1, 0) + arrow(xr, y, 1, 0) + label((xl + xr) / 2, y - 6, text);
  }
  return thinLine(xl - 20, y, xr + 46, y) + arrow(xl, y, 1, 0) + arrow(xr, y, -1, 0) + label(xr + 30, y - 6, text);
}

export function dimensionLines(section         , sizes                   , sheet       )         {
  const { x0, axisY: cy, scale } = sheet;
  const xl = x0 + section.left * scale;
  const xr = x0 + section.right * scale;
  const outside = (sizes.D / 2) * scale;
  const bore = (sizes.d / 2) * scale;
  const outerEdge = x0 + (section.outerLeft ?? section.left) * scale;
  const by = cy + (section.outermost ?? sizes.D / 2) * scale + 32;
  const leftFrom = cy + (section.outerLeft === undefined ? outside : bore);
  const rightFrom = cy + (section.outerRight === undefined ? outside : bore);
  return [
    diameter(xl - 40, cy, outside, outerEdge, `Ø${mm(sizes.D)}`, 34),
    diameter(xr + 34, cy, bore, xr, boreText(section, sizes), liftOf(section, bore)),
    thinLine(xl, leftFrom + 5, xl, by + 6),
    thinLine(xr, rightFrom + 5, xr, by + 6),
    width(xl, xr, by, mm(sizes.B)),
    angleText(section, sizes.d, sheet),
  ].join('');
}

const LEAST_BORE_PX = 40;

/** The contact angle, in the bore below the upper half of the first bearing. */
function angleText(section         , d        , { x0, axisY, scale }       )         {
  const { contactAngleDegrees: degrees } = section;
  const bore = (d / 2) * scale;
  if (degrees === undefined || bore < LEAST_BORE_PX) return '';
  const [left = 0, right = 0] = boreEdgesOf(section, d).map(([x]) => x);
  return label(x0 + ((left + right) / 2) * scale, axisY - bore + 18, `${degrees}°`);
}

const boreText = ({ taper }         , { d }                   )         =>
  taper ? `Ø${mm(d)}, 1:${taper}` : `Ø${mm(d)}`;

/** How far a number stands above the centre line, so that it does not cross it. */
function liftOf({ taper }         , bore        )         {
  if (taper && bore > 88) return 48;
  return bore > 44 ? 28 : 0;
}
