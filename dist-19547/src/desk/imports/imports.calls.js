                                                                        
import {
  beginImportCall,
  cancelImportCall,
  checkImportCall,
  finishUploadCall,
  goOnWithImportCall,
  importAtDeskCall,
  importPartCall,
  listImportsCall,
  runImportCall,
} from './imports.server.js';

export const importCalls            = [
  ...[listImportsCall, importAtDeskCall, beginImportCall, importPartCall],
  ...[finishUploadCall, checkImportCall, runImportCall, cancelImportCall, goOnWithImportCall],
];
