import { msg, t } from '../../lib/i18n.ts';
import type { GrievanceOfficer } from '../../sites/site-facts.ts';
import { definePart } from '../fact-part.ts';

const nobody: GrievanceOfficer = { name: '', position: '', email: '', phone: '' };

export const complaints = definePart<GrievanceOfficer>({
  label: msg('Complaints'),
  note: msg(
    'The grievance officer, whom the law of India wants named. Stands on the contact page and in the terms, with the promise to answer within 48 hours and to settle within one month.',
  ),
  group: 'firm',
  fields: () => ({
    name: { kind: 'text', label: msg('Name'), max: 80, optional: true },
    position: { kind: 'text', label: msg('Position'), max: 80, optional: true },
    email: { kind: 'text', label: msg('E-mail'), max: 120, form: 'email', optional: true },
    phone: { kind: 'text', label: msg('Phone'), max: 30, form: 'phone', optional: true },
  }),
  read: ({ grievanceOfficer = nobody }) => grievanceOfficer,
  apply: ({ grievanceOfficer: _before, ...site }, officer) => ({
    ...site,
    ...(officer.name && { grievanceOfficer: officer }),
  }),
  check: (officer) => {
    const isNamed = Object.values(officer).some((text) => text !== '');
    const isMissing = (field: 'name' | 'email' | 'phone') => isNamed && officer[field] === '';
    return [
      ...(isMissing('name') ? [{ field: 'name', message: t`Please enter the name of the grievance officer` }] : []),
      ...(isMissing('email') ? [{ field: 'email', message: t`Please enter an e-mail address for complaints` }] : []),
      ...(isMissing('phone') ? [{ field: 'phone', message: t`Please enter a phone number for complaints` }] : []),
    ];
  },
  page: ({ pages }) => pages.contact,
});
