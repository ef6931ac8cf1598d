import { trimEndChars } from '../../lib/text-runs.js';
                                                      
                                                    
import { databaseStorage } from './database-storage.server.js';
import {                                                paperStoreSettings } from './paper-storage.js';
import { createS3Storage } from './s3-storage.server.js';

export function createPaperStorages({ forSite }                      )                {
  const s3Of = (site          ) => {
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

export const paperStorageSettings = ({ forSite }                      , site          )                       =>
  Object.fromEntries([...paperStoreSettings, 'S3_REGION'].map((name) => [name, forSite(site, name)]));
