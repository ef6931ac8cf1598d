                                                                
import {                   bankAccountRows } from '../../sites/bank-account.rule.js';
import { framedLayout,                   labelledRows } from './document-frame.server.js';

                
                  
                                
                                                         
                           
  

/** Modules of two points, about 3 cm wide: smaller ones are hard to scan from paper. */
const qrSize = 108;

export function bankAccountBox(account             , { heading, about, upi }         )          {
  const rows = bankAccountRows(account).map(
    ({ label, value, copyText })              => (copyText ? [label, value, 'code'] : [label, value]),
  );
  const names = rows.filter(([label]) => label === 'Account name' || label === 'Bank');
  const numbers = rows.filter((row) => !names.includes(row));
  const lead            = {
    stack: [{ text: heading, bold: true }, labelledRows(about, 42)],
  };
  return {
    layout: framedLayout,
    table: {
      widths: ['25%', '*', upi ? '33%' : '39%', ...(upi ? ['auto'] : [])],
      body: [[lead, labelledRows(names, 50), labelledRows(numbers, 56), ...(upi ? [qrCell(upi)] : [])]],
    },
  };
}

const qrCell = (link        )            => ({
  stack: [
    { qr: link, fit: qrSize, eccLevel: 'L', alignment: 'center', margin: [6, 4, 6, 0] },
    { text: 'Scan with any UPI app', fontSize: 6, alignment: 'center', margin: [0, 2, 0, 0] },
  ],
});
