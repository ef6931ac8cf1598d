import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { dayOf } from '../../lib/dates.ts';
import { erasePerson } from '../../privacy/erase-person.server.ts';
import { exportPerson } from '../../privacy/export-person.server.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { Refusal, refuse } from '../../server/refuse.server.ts';
import { replyWithFile } from '../orders/order-file.server.ts';
import { customerAndStaff } from './customer-email.server.ts';
import { eraseThePerson, exportPersonalData } from './person.contract.ts';

const requires = staffPermissionTo('erase-persons');

export const exportPersonCall = defineDeskCall(exportPersonalData, { requires }, async (request, context) => {
  const { by, now } = await customerAndStaff(context, request.customerId);
  const file = await exportPerson(context.database, context.site, { email: request.email, by, now });
  if (file instanceof Refusal) return file;
  const fileName = `personal-data-${dayOf(now, context.site.calendar.timeZone)}.json`;
  return replyWithFile(fileName, 'application/json', JSON.stringify(file, null, 2));
});

export const erasePersonCall = defineDeskCall(
  eraseThePerson,
  { requires, roundTrips: 33 },
  async (request, context) => {
    const { email, repeated, reason } = request;
    if (repeated.trim().toLowerCase() !== email.trim().toLowerCase()) return refuse(eraseThePerson, 'repeated');
    const { by, now } = await customerAndStaff(context, request.customerId);
    const done = await erasePerson(context.database, context.site, { email, reason, by, now });
    if (done instanceof Refusal) return done;
    return { success: true as const, message: 'Erased. Orders and documents stay as the law asks.' };
  },
);
