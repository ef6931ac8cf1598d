import type { Handler } from '../server/calls/define-call.server.ts';
import { buyerHomeCall } from './buyer-home/buyer-home.server.ts';
import { contactCall } from './contact/contact.server.ts';
import { listCatalogueFilesCall } from './downloads/list-catalogue-files.server.ts';

export const contentCalls: readonly Handler[] = [buyerHomeCall, contactCall, listCatalogueFilesCall];
