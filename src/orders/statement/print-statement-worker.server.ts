import { renderPdf } from '../../server/printing/render-pdf.server.ts';
import { type StatementPrint, statementDefinition } from './statement-definition.server.ts';

export const print = (statement: StatementPrint): Promise<Buffer> => renderPdf(statementDefinition(statement));
