import { renderPdf } from '../../server/printing/render-pdf.server.ts';
import { type ReceiptPrint, receiptDefinition } from './receipt-definition.server.ts';

export const print = (receipt: ReceiptPrint): Promise<Buffer> => renderPdf(receiptDefinition(receipt));
