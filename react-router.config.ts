import type { Config } from '@react-router/dev/config';

// The start builds into a folder named after the sources (src/server/pages/ensure-build.server.ts).
export default {
  appDirectory: 'src/shop',
  buildDirectory: process.env.BUILD_FOLDER ?? 'build/latest',
  ssr: true,
} satisfies Config;
