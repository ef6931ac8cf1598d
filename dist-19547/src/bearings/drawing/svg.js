                                                   
                                                             

/** The axis position on the sheet and the scale in px per mm; `down` draws the lower half. */
                     
                      
                         
                         
                          
                                                                                  
                        
  
                   
                          
                          
                        
                      
  

export const INK = {
  line: 'var(--draw-line,currentColor)',
  thin: 'var(--draw-thin,currentColor)',
  ring: 'var(--draw-ring,none)',
  roll: 'var(--draw-roll,currentColor)',
  seal: 'var(--draw-seal,currentColor)',
  dim: 'var(--draw-dim,currentColor)',
  paper: 'var(--draw-paper,none)',
  ball: 'var(--draw-ball,none)',
}         ;

const LAYER                           = {
  ring: 0,
  groove: 1,
  cage: 2,
  roll: 3,
  seal: 4,
  shield: 4,
  screw: 4,
  snap: 4,
  edge: 5,
  axis: 6,
  contact: 7,
};

export const px = (n        , decimals        = 2)         => {
  const parts = decimals === 1 ? 10 : 100;
  return String(Math.round(n * parts) / parts);
};
export const mm = (n        )         => String(Number(n.toFixed(3)));

function pathData(commands                    , sheet       )         {
  const at = (x        , y        ) => {
    const dy = sheet.down ? y : -y;
    return `${px(sheet.x0 + x * sheet.scale, sheet.decimals)} ${px(sheet.axisY + dy * sheet.scale, sheet.decimals)}`;
  };
  const toSvg = (command         )         => {
    switch (command[0]) {
      case 'Z':
        return 'Z';
      case 'A': {
        const radius = px(command[1] * sheet.scale, sheet.decimals);
        const sweep = sheet.down ? 1 - command[2] : command[2];
        return `A${radius} ${radius} 0 0 ${sweep} ${at(command[3], command[4])}`;
      }
      case 'Q':
        return `Q${at(command[1], command[2])} ${at(command[3], command[4])}`;
      default:
        return `${command[0]}${at(command[1], command[2])}`;
    }
  };
  return commands.map(toSvg).join('');
}

const filled = (d        , fill        , extra = '')         => `<path d="${d}" fill="${fill}"${extra}/>`;
const lined = (d        , ink        , width        , extra = '')         =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}"${extra}/>`;
const outlined = (ink        , width        )         => ` stroke="${ink}" stroke-width="${width}"`;

function ringShape(d        , part      , pen     , down         )         {
  const joined = ' stroke-linejoin="round"';
  if (pen.small) return filled(d, INK.ring, outlined(INK.line, pen.weight) + joined);
  const hatched = filled(d, `url(#${pen.id}${part.hatch ?? 'a'}${down ? 'f' : ''})`);
  return filled(d, INK.ring) + hatched + lined(d, INK.line, pen.weight, joined);
}

/** Pressed steel is too thin for hatching. */
function cageShape(d        , { material }      , pen     , down         )         {
  if (material === undefined) return filled(d, INK.line);
  if (material === 'polyamide') return filled(d, INK.thin, outlined(INK.line, 1));
  return filled(d, INK.paper) + filled(d, `url(#${pen.id}a${down ? 'f' : ''})`) + lined(d, INK.line, 1);
}

function shape(part      , sheet       , pen     )         {
  const d = pathData(part.path, sheet);
  const { small, weight } = pen;
  const dash = ` stroke-dasharray="${pen.dash}"`;
  switch (part.kind) {
    case 'ring':
      return ringShape(d, part, pen, sheet.down === true);
    case 'roll':
      return small
        ? filled(d, INK.roll, outlined(INK.paper, 0.75))
        : filled(d, INK.ball, `${outlined(INK.line, weight)} stroke-linejoin="round"`);
    case 'cage':
      return small ? '' : cageShape(d, part, pen, sheet.down === true);
    case 'seal':
      return filled(d, INK.seal, small ? outlined(INK.seal, 1) : '');
    case 'shield':
      return lined(d, INK.line, 1);
    case 'screw':
      return small ? filled(d, INK.line) : filled(d, INK.ball, outlined(INK.line, 1));
    case 'groove':
      return small ? '' : filled(d, INK.paper, outlined(INK.line, 1));
    case 'snap':
      return small ? '' : filled(d, INK.line);
    case 'edge':
      return lined(d, INK.line, weight);
    case 'axis':
      return small ? '' : lined(d, INK.thin, 1, dash);
    case 'contact':
      return small ? lined(d, INK.line, 1.25) : lined(d, INK.dim, 1, dash);
  }
}

export const partsSvg = (parts                 , sheet       , pen     )         =>
  [...parts]
    .sort((a, b) => LAYER[a.kind] - LAYER[b.kind])
    .map((part) => shape(part, sheet, pen))
    .join('');

/** Outlines, to be laid over another section; centre lines are left out. */
export const outlinesSvg = (parts                 , sheet       , ink        )         =>
  parts
    .filter(({ kind }) => kind !== 'axis')
    .map(({ kind, path }) => {
      if (kind === 'contact') return lined(pathData(path, sheet), ink, 1, ' stroke-dasharray="14 4 3 4"');
      const isThin = kind === 'cage' || kind === 'seal' || kind === 'shield';
      const fill = isThin ? `fill="${ink}" fill-opacity="0.22"` : 'fill="none"';
      return `<path d="${pathData(path, sheet)}" ${fill} stroke="${ink}" stroke-width="2" stroke-linejoin="round"/>`;
    })
    .join('');

export function hatchPatterns(id        , pitch        )         {
  const pattern = (name        , angle        ) =>
    `<pattern id="${id}${name}" width="${pitch}" height="${pitch}" patternUnits="userSpaceOnUse" ` +
    `patternTransform="rotate(${angle})"><path d="M0 0V${pitch}" stroke="${INK.thin}" stroke-width="1"/></pattern>`;
  return `<defs>${pattern('a', 45)}${pattern('b', -45)}${pattern('af', -45)}${pattern('bf', 45)}</defs>`;
}

export function thinLine(x1        , y1        , x2        , y2        , dash         )         {
  const d = `M${px(x1)} ${px(y1)}L${px(x2)} ${px(y2)}`;
  return dash ? lined(d, INK.thin, 1, ` stroke-dasharray="${dash}"`) : lined(d, INK.dim, 1);
}
