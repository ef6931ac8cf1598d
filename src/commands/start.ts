import { pathToFileURL } from 'node:url';
import { findBuiltStore } from '../server/pages/ensure-build.server.ts';

// The first start runs the source and builds; later starts load the bundle of it, in about half the time.
const bundle = findBuiltStore();
await (bundle ? import(pathToFileURL(bundle).href) : import('../main.ts'));
