import { trimEndChars } from '../../lib/text-runs.ts';
import type { Env } from '../../server/env.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { databaseStorage } from './database-storage.server.ts';
import { type PaperStorageSettings, type PaperStorages, paperStoreSettings } from './paper-storage.ts';
import { createS3Storage } from './s3-storage.server.ts';

export function createPaperStorages({ forSite }: Pick<Env, 'forSite'>): PaperStorages {
  const s3Of = (site: SiteCode) => {
    const [endpoint, bucket, accessKeyId, secretAccessKey] = paperStoreSettings.map((name) => forSite(site, name));
    if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
    const region = forSite(site, 'S3_REGION') ?? 'us-east-1';
    return createS3Storage({ endpoint: trimEndChars(endpoint, '/'), bucket, region, accessKeyId, secretAccessKey });
  };
  return {
    current: ({ code }) => s3Of(code) ?? databaseStorage,
    named: ({ code }, name) => (name === 's3' ? s3Of(code) : databaseStorage),
  };
}

export const paperStorageSettings = ({ forSite }: Pick<Env, 'forSite'>, site: SiteCode): PaperStorageSettings =>
  Object.fromEntries([...paperStoreSettings, 'S3_REGION'].map((name) => [name, forSite(site, name)]));
