import { askForPaper, stopAskingForPaper } from '../../account/customers/ask-for-paper.server.ts';
import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { askCustomerForPaper, stopAskingCustomerForPaper } from './ask-for-paper.contract.ts';
import { customerAndStaff, doneUnlessRefused } from './customer-email.server.ts';

const requires = staffPermissionTo('decide-accounts');

export const askCustomerForPaperCall = defineDeskCall(
  askCustomerForPaper,
  { requires },
  async ({ customerId, kind, sentence }, context) => {
    const account = await customerAndStaff(context, customerId);
    const refused = await askForPaper(context.database, context.site, { ...account, kind, sentence });
    return doneUnlessRefused(refused, 'Asked. The buyer gets a mail with the link to My Profile.');
  },
);

export const stopAskingCustomerForPaperCall = defineDeskCall(
  stopAskingCustomerForPaper,
  { requires },
  async ({ customerId, kind }, context) => {
    const account = await customerAndStaff(context, customerId);
    const refused = await stopAskingForPaper(context.database, context.site, { ...account, kind });
    return doneUnlessRefused(refused, 'The buyer is no longer asked for this paper.');
  },
);
