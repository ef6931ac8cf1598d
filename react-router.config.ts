import type { Config } from '@react-router/dev/config';

// The start builds into a folder named after the sources (src/server/pages/ensure-build.server.ts).
export default {
  appDirectory: 'src/shop',
  buildDirectory: process.env.BUILD_FOLDER ?? 'build/latest',
  ssr: true,
  // A part that was loaded apart and could not be fetched would leave its link without an answer (docs/decisions/0055).
  splitRouteModules: false,
} satisfies Config;
