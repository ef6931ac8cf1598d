import { renderPdf } from '../../server/printing/print-pdf.server.js';
import {                      statementDefinition } from './statement-definition.server.js';

export const print = (statement                )                  => renderPdf(statementDefinition(statement));
