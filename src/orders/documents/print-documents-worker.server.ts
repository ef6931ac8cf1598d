import type { IssuedDocument } from '../documents.table.ts';
import { printDocuments } from './print-documents.server.ts';

export const print = (documents: readonly IssuedDocument[]): Promise<Buffer> => printDocuments(documents);
