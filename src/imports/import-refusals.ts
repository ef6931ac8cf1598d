import { msg } from '../lib/i18n.ts';

export const importRefusals = {
  column: "Unknown column '{column}', or it is there twice; rename or remove it.{head}",
  'control.empty': msg('Please type the total of your books, so that it can be compared with the file.'),
  'control.unreadable': msg(
    'Please write the total like 12,34,567.00, with Cr where it is in favour of the customers.',
  ),
  'control.differs': msg('The right lines come to {file}, your books to {books}: {difference}. Please decide.'),
  incomplete: msg('The file did not arrive completely. Please try again.'),
  'mapping.missing': msg('Please match these columns too: {columns}.'),
  'mapping.twice': msg('Please match each column once.'),
  missing: msg('{now} are not in the file, not {seen}. Please check again.'),
  sheets: msg('Only sheets with the same columns can be read together. Please choose again.'),
  no_such_line: msg('There is no such line to decide any more.'),
  'state.deleted': msg('The file was deleted. Please upload it again.'),
  'state.other': msg('This import is {state}; this cannot be done any more.'),
  'state.started': msg('{by} started this import on {at} already.'),
  'state.settled': msg('This import cannot be undone any more.'),
  'state.stuck': msg('This import cannot go on. Please check the file again, or upload it again.'),
  too_large: msg('The file is larger than 1 GB. Please import it in parts.'),
  'unknown.import': msg('This import was not found.'),
  'unknown.upload': msg('This upload was not found.'),
  unreadable: '{reason}',
} as const;
