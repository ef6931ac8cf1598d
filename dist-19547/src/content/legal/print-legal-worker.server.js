import { renderPdf } from '../../server/printing/print-pdf.server.js';
import { legalPdf } from './legal-pdf.server.js';
import { buildLegalText,                 } from './legal-text.js';

export const print = ({ site, name }            )                  =>
  renderPdf(legalPdf(site, buildLegalText(site, name)));
