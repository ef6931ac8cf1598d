import { renderPdf } from '../../server/printing/print-pdf.server.js';
import {                    receiptDefinition } from './receipt-definition.server.js';

export const print = (receipt              )                  => renderPdf(receiptDefinition(receipt));
