                                                                        
import {
  deskSessionCall,
  deskSessionsCall,
  endDeskSessionCall,
  endOtherDeskSessionsCall,
} from './desk-session.server.js';
import { addPasskeyCall, beginPasskeyCall, deskPasskeysCall, removePasskeyCall } from './passkeys.server.js';
import { beginSetUpCall, finishSetUpCall } from './set-up.server.js';
import { signInAtDeskCall, signOutOfDeskCall } from './sign-in-staff.server.js';
import { beginPasskeySignInCall, signInWithPasskeyCall } from './sign-in-with-passkey.server.js';

export const staffCalls = (demo         )            => [
  signInAtDeskCall(demo),
  signOutOfDeskCall,
  deskSessionCall,
  deskSessionsCall,
  endDeskSessionCall,
  endOtherDeskSessionsCall,
  ...[deskPasskeysCall, beginPasskeyCall, addPasskeyCall, removePasskeyCall],
  ...[beginPasskeySignInCall, signInWithPasskeyCall],
  ...[beginSetUpCall, finishSetUpCall],
];
