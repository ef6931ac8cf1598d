import { mergeConfig } from 'vitest/config';
import config from './vitest.config.ts';

// What a module does on import is done again for each change.
export default mergeConfig(config, { test: { isolate: true } });
