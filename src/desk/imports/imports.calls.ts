import type { Handler } from '../../server/calls/define-call.server.ts';
import {
  beginImportCall,
  cancelImportCall,
  checkImportCall,
  continueImportCall,
  finishUploadCall,
  importAtDeskCall,
  importPartCall,
  listImportsCall,
  runImportCall,
} from './imports.server.ts';

export const importCalls: Handler[] = [
  ...[listImportsCall, importAtDeskCall, beginImportCall, importPartCall],
  ...[finishUploadCall, checkImportCall, runImportCall, cancelImportCall, continueImportCall],
];
