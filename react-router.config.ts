import type { Config } from '@react-router/dev/config';

export default { appDirectory: 'src/shop', buildDirectory: 'build', ssr: true } satisfies Config;
