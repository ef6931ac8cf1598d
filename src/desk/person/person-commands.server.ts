import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { erasePerson } from '../../privacy/erase-person.server.ts';
import { exportPerson } from '../../privacy/export-person.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { type DeskCommand, failure } from '../desk-command.ts';

const save: DeskCommand = {
  usage: 'EMAIL FILE.json',
  acceptsMore: true,
  summary: 'writes all that is stored of a person into a file',
  async run({ database, site, by, now, folder }, { positionals: [email = '', file = ''] }) {
    const data = await exportPerson(database, site, { email, by, now });
    if (data instanceof Refusal) return failure(data.message);
    const path = resolve(folder, file);
    await writeFile(path, `${JSON.stringify(data, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    return { lines: [`Written: ${path}`] };
  },
};

const erase: DeskCommand = {
  usage: 'EMAIL --reason "…"',
  summary: 'erases a person; what the law keeps stays (docs/privacy.md)',
  async run({ database, site, by, now }, { positionals: [email = ''], reason }) {
    const done = await erasePerson(database, site, { email, reason, by, now });
    if (done instanceof Refusal) return failure(done.message);
    const rows = Object.entries(done.counts).map(([table, count]) => `${table}: ${count}`);
    return { lines: [rows.length === 0 ? 'Nothing of this person was left to erase.' : 'Erased.', ...rows] };
  },
};

export const personCommands = { export: save, erase };
