import type { Database } from '../server/db.ts';

export async function loadDemoWorld(_database: Database): Promise<void> {}
