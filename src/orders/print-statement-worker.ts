import { printPdf } from '../server/print-pdf.ts';
import { type StatementPrint, statementPages } from './statement-pages.ts';

export const print = (statement: StatementPrint): Promise<Buffer> => printPdf(statementPages(statement));
