import type { Handler } from '../../server/calls/define-call.server.ts';
import { deskSessionCall, deskSessionsCall, endDeskSessionCall } from './desk-session.server.ts';
import { signInAtDeskCall, signOutOfDeskCall } from './sign-in-staff.server.ts';

export const staffCalls = (demo: boolean): Handler[] => [
  signInAtDeskCall(demo),
  signOutOfDeskCall,
  deskSessionCall,
  deskSessionsCall,
  endDeskSessionCall,
];
