import { formatDateTime } from '../../lib/dates.ts';
import type { Content } from '../../server/printing/paper.ts';
import type { IssuedDocument } from '../documents.table.ts';
import { framedLayout, labelledRows } from './document-frame.server.ts';

/** The portal's times are India's. */
const timeZone = 'Asia/Kolkata';
const qrSize = 110;

/** An e-invoice must carry its number, the acknowledgement, and the signed QR code while it is valid. */
export function registrationBox({ registration }: IssuedDocument): Content[] {
  if (!registration) return [];
  const { irn, ackNo, ackAt, signedQr, cancelledAt } = registration;
  const moment = (at: string | null) => (at === null ? '' : formatDateTime(new Date(at), timeZone));
  const facts: Content = {
    stack: [
      { text: 'E-invoice', heading: 2, bold: true, margin: [0, 0, 0, 2] },
      labelledRows([
        ['IRN', irn, 'whole code'],
        ['Acknowledgement', ackNo, 'code'],
        ['Acknowledged', moment(ackAt)],
        ['Cancelled', moment(cancelledAt)],
      ]),
    ],
  };
  const isValid = signedQr !== '' && cancelledAt === null;
  const cells = isValid
    ? [facts, { qr: signedQr, fit: qrSize, eccLevel: 'L' as const, alt: 'Signed QR code of the e-invoice' }]
    : [facts];
  return [
    {
      margin: [0, 0, 0, 10],
      layout: framedLayout,
      table: { widths: isValid ? ['*', 'auto'] : ['*'], body: [cells] },
    },
  ];
}
