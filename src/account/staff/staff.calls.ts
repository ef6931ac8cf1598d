import type { Handler } from '../../server/calls/define-call.server.ts';
import { changeDeskPasswordCall } from './change-desk-password.server.ts';
import {
  deskSessionCall,
  deskSessionsCall,
  endDeskSessionCall,
  endOtherDeskSessionsCall,
} from './desk-session.server.ts';
import { addPasskeyCall, beginPasskeyCall, deskPasskeysCall, removePasskeyCall } from './passkeys.server.ts';
import { beginSetUpCall, finishSetUpCall } from './set-up.server.ts';
import { createDeskCaptchaCall, signInAtDeskCall, signOutOfDeskCall } from './sign-in-staff.server.ts';
import { beginPasskeySignInCall, signInWithPasskeyCall } from './sign-in-with-passkey.server.ts';

export const staffCalls = (demo: boolean): Handler[] => [
  createDeskCaptchaCall(),
  signInAtDeskCall(demo),
  signOutOfDeskCall,
  deskSessionCall,
  deskSessionsCall,
  endDeskSessionCall,
  endOtherDeskSessionsCall,
  changeDeskPasswordCall,
  ...[deskPasskeysCall, beginPasskeyCall, addPasskeyCall, removePasskeyCall],
  ...[beginPasskeySignInCall, signInWithPasskeyCall],
  ...[beginSetUpCall, finishSetUpCall],
];
