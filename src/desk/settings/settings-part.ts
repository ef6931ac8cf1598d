import type { ReplyOf } from '../../lib/contract.ts';
import type { settingsPart } from './settings.contract.ts';

export type SettingsPart = ReplyOf<typeof settingsPart>;
