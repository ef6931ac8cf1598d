                                                                         
                                    
import { INK, px, thinLine } from './svg.js';

const CENTRE_LINE_OVERHANG = 14;

                                                                                 

function circleSvg(view      , radiusMm        , width        , dash         )         {
  const ink = dash ? `stroke="${INK.thin}" stroke-dasharray="${dash}"` : `stroke="${INK.line}"`;
  return `<circle cx="${px(view.cx)}" cy="${px(view.cy)}" r="${px(radiusMm * view.scale)}" fill="none" ${ink} stroke-width="${width}"/>`;
}

const discPath = ({ cx, cy, scale }      , radiusMm        )         => {
  const r = px(radiusMm * scale);
  const across = px(2 * radiusMm * scale);
  return `M${px(cx - radiusMm * scale)} ${px(cy)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 -${across} 0Z`;
};

function rollers(section         , view      , pen     )         {
  const { pitchRadius, rollerDiameter, fill, innerShoulder, outerShoulder } = section;
  const count = Math.max(6, Math.floor((fill * 2 * Math.PI * pitchRadius) / rollerDiameter));
  const roller = (_         , i        ) => {
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

function rollingElementsView(section         , sizes                   , view      , pen     )         {
  const { innerShoulder, outerShoulder, pitchRadius } = section;
  const height = (sizes.D - sizes.d) / 2;
  const pitch = circleSvg(view, pitchRadius, 1, pen.dash);
  if (section.end === 'thrust') return pitch;
  const shoulders = circleSvg(view, outerShoulder, 1) + circleSvg(view, innerShoulder, 1);
  if (section.end === 'closed') return circleSvg(view, outerShoulder + 0.1 * height, 1) + shoulders;
  return shoulders + (section.parts.some((p) => p.kind === 'roll') ? rollers(section, view, pen) : '') + pitch;
}

export function frontView(section         , sizes                   , view      , pen     )         {
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
