                                                               
import { logoSvg } from '../../sites/logo-svg.js';
                                                
                                                        

const thick = 1.2;
const thin = 0.4;

export const printLogo = ({ logo }                    , { brand, mark, draw }            )         =>
  logoSvg(logo, { lines: brand, mark, ground: draw.paper });

export function withPrintColors(svg        , { draw }            )         {
  return svg
    .replace(/var\(--draw-(\w+),\w+\)/g, (_, name        ) => draw[name                            ])
    .replaceAll('class="dim-text"', 'font-family="Text" font-size="13"');
}

export const framedTable = (theme            )                    => ({
  hLineWidth: (row, { table }) => (row === 0 || row === table.body.length ? thick : thin),
  vLineWidth: (column, { table }) => (column === 0 || column === table.widths?.length ? thick : thin),
  hLineColor: (row, { table }) => (row === 0 || row === table.body.length ? theme.ink : theme.lineThin),
  vLineColor: (column, { table }) => (column === 0 || column === table.widths?.length ? theme.ink : theme.lineThin),
  paddingLeft: () => 8,
  paddingTop: () => 4,
  paddingBottom: () => 4,
});

export const ruledTable = (theme            )                    => ({
  hLineWidth: (row) => (row === 0 ? thick : thin),
  vLineWidth: () => 0,
  hLineColor: (row) => (row === 0 ? theme.ink : theme.lineThin),
  paddingTop: () => 1.6,
  paddingBottom: () => 1.6,
});
