import { renderPdf } from '../../server/printing/render-pdf.server.ts';
import { legalPdf } from './legal-pdf.server.ts';
import { buildLegalText, type LegalPrint } from './legal-text.ts';

export const print = ({ site, name }: LegalPrint): Promise<Buffer> =>
  renderPdf(legalPdf(site, buildLegalText(site, name)));
