import { msg } from '../../lib/i18n.ts';

export const exportRefusals = {
  too_many: msg(
    'Five exports of this shop are being made already, or fifty files of this kind are kept. Please wait until one is ready, or delete one under Imports, Exports.',
  ),
  kind: msg('Your role cannot export this.'),
  format: msg('Everything is exported as one archive, and a list as CSV or XLSX.'),
} as const;
