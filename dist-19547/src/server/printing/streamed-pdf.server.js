import PDFDocument from 'pdfkit';
import svgToPdfkit from 'pdfmake/js/3rd-party/svg-to-pdfkit.js';
import { textFont } from './print-fonts.server.js';

                                                         

/** All figures in points from the upper left corner. */
                         
                                                  
                                   
                                                                                       
                                                                                                
                                                                                  
                                              
                                                                                
                            
  

                           
                    
                    
                         
  

const lineAir = 1.1;
const chunkBytes = 256 * 1024;

/** Streams a PDF on A4: at most one page and one chunk are in memory. */
export function createStreamedPdf(
  info                                   ,
  handOn                                                   ,
)              {
  // Cached layouts would stay in memory for the whole document.
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    info,
    lang: 'en',
    fontLayoutCache: false,
  }                             );
  let waiting           = [];
  let bytes = 0;
  let total = 0;
  const flush = async () => {
    const chunk = new Uint8Array(Buffer.concat(waiting));
    [waiting, bytes] = [[], 0];
    total += chunk.length;
    if (chunk.length > 0) await handOn(chunk);
  };
  const takeFinished = async () => {
    const finished = document.read()                 ;
    if (!finished) return;
    waiting.push(finished);
    bytes += finished.length;
    if (bytes >= chunkBytes) await flush();
  };
  const measures = measuring(document);
  return {
    dryRun: { ...measures, text() {}, line() {}, drawing() {}, bookmark() {}, link() {}, async nextPage() {} },
    canvas: {
      ...measures,
      ...drawing(document),
      async nextPage() {
        document.addPage();
        await takeFinished();
      },
    },
    async end() {
      document.end();
      await takeFinished();
      await flush();
      return total;
    },
  };
}

const fontOf = ({ bold = false }                         ) => (bold ? textFont.bold : textFont.normal);

/** Sums single letters without kerning, so a line is never wider than measured. */
function measuring(document                    )                                            {
  const widths = { normal: new Map                (), bold: new Map                () };
  const widthOfLetter = (letter        , bold         ) => {
    const known = widths[bold ? 'bold' : 'normal'];
    const width = known.get(letter) ?? document.font(fontOf({ bold })).fontSize(1).widthOfString(letter);
    known.set(letter, width);
    return width;
  };
  return {
    widthOf(text, { size, bold = false }) {
      let width = 0;
      for (const letter of text) width += widthOfLetter(letter, bold);
      return width * size;
    },
    lineHeight: (size) => document.font(textFont.normal).fontSize(size).currentLineHeight(true) * lineAir,
  };
}

function drawing(document                    )                                                         {
  return {
    text(text, x, y, { size, color, ...style }) {
      if (text === '') return;
      document.font(fontOf(style)).fontSize(size).fillColor(color).text(text, x, y, { lineBreak: false });
    },
    line(x, y, width, { thickness, color }) {
      document
        .lineWidth(thickness)
        .moveTo(x, y)
        .lineTo(x + width, y)
        .stroke(color);
    },
    drawing(svg, x, y, width, height) {
      // Its own size attributes would override the size given here.
      const sizeless = svg.replace(/^(<svg [^>]*?)width="\d+" height="\d+"/, '$1');
      svgToPdfkit.default(document, sizeless, x, y, {
        width,
        height,
        assumePt: true,
        fontCallback: () => textFont.normal,
      });
    },
    bookmark(name, title) {
      document.addNamedDestination(name);
      document.outline.addItem(title);
    },
    link(x, y, width, height, name) {
      document.goTo(x, y, width, height, name);
    },
  };
}
