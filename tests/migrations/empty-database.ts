import { Client } from 'pg';
import { createTestDatabase } from '../store/test-database.ts';

export async function emptyDatabase() {
  const database = await createTestDatabase();
  const client = new Client(database.connection);
  await client.connect();
  await client.query('drop schema drizzle cascade; drop schema public cascade; create schema public');
  await client.end();
  return database;
}
