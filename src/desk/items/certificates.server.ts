import { maxPaperBytes, paperProblems } from '../../account/papers/paper-file.rule.ts';
import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { addCertificateFile } from '../../catalogue/certificates/certificate-files.server.ts';
import { endCertificateNow, saveCertificate } from '../../catalogue/certificates/save-certificate.server.ts';
import {
  findCertificateForm,
  findCertificatesForStaff,
} from '../../catalogue/certificates/staff-certificates.server.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { HttpError, Refusal } from '../../server/refuse.server.ts';
import { maxTotal, rowsPerPage } from '../list/list.contract.ts';
import {
  addCertificateFileAtDesk,
  certificateFormAtDesk,
  endCertificateAtDesk,
  listCertificatesAtDesk,
  saveCertificateAtDesk,
} from './certificates.contract.ts';

const maySee = { requires: staffPermissionTo('see-items-at-desk') };
const mayEdit = { requires: staffPermissionTo('edit-items') };

export const listCertificatesCall = defineDeskCall(
  listCertificatesAtDesk,
  maySee,
  async ({ q, view, page }, { db, site, now }) => {
    const place = { q, view, limit: rowsPerPage, offset: (page - 1) * rowsPerPage, now };
    const { rows, total } = await findCertificatesForStaff(db, site, place);
    return { success: true as const, rows, total: Math.min(total, maxTotal) };
  },
);

export const certificateFormCall = defineDeskCall(
  certificateFormAtDesk,
  mayEdit,
  async ({ replaces = 0 }, { db, site }) => ({
    success: true as const,
    ...(await findCertificateForm(db, site, replaces)),
  }),
);

export const addCertificateFileCall = defineDeskCall(
  addCertificateFileAtDesk,
  { ...mayEdit, queue: 'papers' },
  async ({ name }, { database, site, by, now, readFile, services }) => {
    const content = await readFile(maxPaperBytes);
    const message = paperProblems.too_large;
    if (!content) throw new HttpError(413, message, { errors: [{ field: 'file', message }] });
    const added = await addCertificateFile(database, site, services.paperStorages, { content, name, by, now });
    return added instanceof Refusal ? added : { success: true as const, ...added };
  },
);

export const saveCertificateCall = defineDeskCall(
  saveCertificateAtDesk,
  { ...mayEdit, roundTrips: 16 },
  async ({ site: _site, validFrom = '', validTo = '', file = 0, replaces = 0, ...typed }, context) => {
    const { database, site, by, now } = context;
    const certificate = { ...typed, validFrom, validTo, file, replaces, by, now };
    const saved = await saveCertificate(database, site, certificate);
    if (saved instanceof Refusal) return saved;
    const message = 'Saved. The shop shows it from its first day to its last.';
    return { success: true as const, message, ...saved };
  },
);

export const endCertificateCall = defineDeskCall(
  endCertificateAtDesk,
  mayEdit,
  async ({ id }, { database, site, by, now }) =>
    (await endCertificateNow(database, site, { id, by, now })) ?? { success: true as const },
);
