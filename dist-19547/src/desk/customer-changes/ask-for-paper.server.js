import { askForPaper, stopAskingForPaper } from '../../account/customers/ask-for-paper.server.js';
import { staffPermissionTo } from '../../account/permissions/permission-to.server.js';
import { t } from '../../lib/i18n.js';
import { defineDeskCall } from '../../server/calls/define-call.server.js';
import { askCustomerForPaper, stopAskingCustomerForPaper } from './ask-for-paper.contract.js';
import { accountAndStaff, doneUnlessRefused } from './customer-email.server.js';

const requires = staffPermissionTo('decide-accounts');

export const askCustomerForPaperCall = defineDeskCall(
  askCustomerForPaper,
  { requires },
  async ({ customer_id, kind, sentence }, context) => {
    const account = await accountAndStaff(context, customer_id);
    const refused = await askForPaper(context.database, context.site, { ...account, kind, sentence });
    return doneUnlessRefused(refused, t`Asked. The buyer gets a mail with the link to My Profile.`);
  },
);

export const stopAskingCustomerForPaperCall = defineDeskCall(
  stopAskingCustomerForPaper,
  { requires },
  async ({ customer_id, kind }, context) => {
    const account = await accountAndStaff(context, customer_id);
    const refused = await stopAskingForPaper(context.database, context.site, { ...account, kind });
    return doneUnlessRefused(refused, t`The buyer is no longer asked for this paper.`);
  },
);
