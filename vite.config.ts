import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

/** 25 KB less for every page: schemas of contracts are the server's business (docs/decisions/0010). */
const contractsWithoutSchemas: Plugin = {
  name: 'contracts-without-schemas',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'client',
  resolveId(source, importer) {
    if (source !== 'zod' || !importer?.endsWith('contract.ts')) return undefined;
    return fileURLToPath(new URL('./src/ui/no-schema.ts', import.meta.url));
  },
};

export default defineConfig({ plugins: [contractsWithoutSchemas, reactRouter()] });
