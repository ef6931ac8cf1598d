                                             
import { box, circle, halfChord, lineSegment, outline } from './path.js';
                                                                     
import { axis, baseGeometry, ring, rollingElement } from './section.js';

                          
                                                                        
                        
                                                               
                         
                                                 
                                                    
                                
  

/** Inserts by their letters. Source: JIS B 1558, proportions of the 205 to 210. */
export const INSERTS = {
  UC: { left: 0.42, outer: 0.5, held: 'set screws' },
  SB: { left: 0.28, outer: 0.55, held: 'set screws' },
  SER: { left: 0.42, outer: 0.5, held: 'set screws', isCylindrical: true },
  UEL: { left: 0.39, outer: 0.4, held: 'collar' },
  SA: { left: 0.25, outer: 0.48, held: 'collar' },
  UK: { left: 0.5, outer: 0.7, held: 'sleeve' },
}                                              ;

/** An eccentric collar takes this share of the whole width. */
const COLLAR_SHARE = 0.31;

export function insertSection(sizes                   , form            )          {
  const { B } = sizes;
  const { ri, ro, H } = baseGeometry(sizes);
  const outerWidth = Math.min(form.outer * B, 1.24 * H);
  const h = outerWidth / 2;
  const left = -form.left * B;
  const right = (1 - form.left) * B;
  const rm = ri + 0.53 * H;
  const ball = Math.min(0.56 * H, 0.74 * outerWidth);
  const groove = ball * 0.515;
  const si = ri + 0.34 * H;
  const so = ro - 0.25 * H;
  const gi = halfChord(groove, rm - si);
  const go = halfChord(groove, so - rm);
  const crown = halfChord(ro, h);
  const corner = 0.05 * Math.min(H, B);
  const ringEnd = form.held === 'collar' ? right - 0.04 * B : right;
  const top                   = form.isCylindrical
    ? [
        [-h, ro, corner],
        [h, ro, corner],
      ]
    : [
        [-h, crown],
        ['A', ro, 1, h, crown],
      ];
  const seal = (side        )       => ({
    kind: 'seal',
    path: box(side * (h - 0.14 * outerWidth), si + 0.02 * H, side * (h - 0.05 * outerWidth), so + 0.03 * H),
  });
  return {
    parts: [
      ring(
        'b',
        outline([
          [left, ri, corner],
          [left, si],
          [-gi, si],
          ['A', groove, 0, gi, si],
          ...innerEnd(form, { h, si, right, ringEnd, ri, H, B }),
          [ringEnd, ri, corner],
        ]),
      ),
      ring('a', outline([...top, [h, so], [go, so], ['A', groove, 0, -go, so], [-h, so]])),
      rollingElement(circle(0, rm, ball / 2)),
      seal(-1),
      seal(1),
      ...holder(form, { h, si, right, ringEnd, ri, H, B }),
    ],
    pitchRadius: rm,
    rollerDiameter: ball,
    innerShoulder: si,
    outerShoulder: so,
    fill: 0.62,
    end: 'closed',
    left,
    right,
    outerLeft: -h,
    outerRight: h,
    ...(form.held === 'collar' && {
      boreEdges: [
        [left, ri],
        [ringEnd, ri],
      ]         ,
    }),
  };
}

                                                                                                       

/** Under a collar the inner ring is thinner. */
const innerEnd = ({ held }            , { si, ringEnd, right, ri, H, B }     )           =>
  held === 'collar'
    ? [
        [right - COLLAR_SHARE * B, si],
        [right - COLLAR_SHARE * B, ri + 0.18 * H],
        [ringEnd, ri + 0.18 * H],
      ]
    : [[ringEnd, si]];

function holder({ held }            , { si, right, ri, H, B }     )         {
  if (held === 'sleeve') return [];
  const middle = held === 'collar' ? right - 0.5 * COLLAR_SHARE * B : right - 0.18 * B;
  const half = 0.075 * Math.min(B, 2 * H);
  const outside = held === 'collar' ? ri + 0.6 * H : si + 0.05 * H;
  const collar = ring('a', box(right - COLLAR_SHARE * B, ri + 0.18 * H, right, ri + 0.6 * H, 0.03 * H));
  return [
    ...(held === 'collar' ? [collar] : []),
    { kind: 'screw', path: box(middle - half, held === 'collar' ? ri + 0.18 * H : ri, middle + half, outside) },
    axis(lineSegment([middle, ri - 0.12 * H], [middle, outside + 0.15 * H])),
  ];
}
