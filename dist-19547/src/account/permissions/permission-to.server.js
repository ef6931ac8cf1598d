             
         
                
             
                  
              
                  
                                                  
import {                hasScope } from './api-scopes.rule.js';
import {
                  
                  
  can,
  canAtDesk,
  isOpenToViewers,
                   
                       
} from './permissions.rule.js';
                                                   

                                                                             
                                                                                                           
/** Only a capability that some standings lack needs a refusal, which the contract of the call must declare. */
                                                                                                   

/** For the options of a call. */
export function permissionTo                         (
  capability      ,
)                                                 {
  return { ...permissionUnderLock(capability), refusal: 'not_active'                     };
}

/** For a call that reads the standing again under its lock and refuses the account itself. */
export const permissionUnderLock =                          (
  capability      ,
)                                      => ({
  capability,
  isGrantedTo: (caller)                             =>
    can(kindOf(caller), capability) && (caller?.viewedBy === undefined || isOpenToViewers(capability)),
  refusal: undefined,
});

function kindOf(caller                    )             {
  if (!caller) return 'visitor';
  return caller.emailVerified ? caller.standing : 'unverified';
}

/** For the options of a call of the desk. */
export const staffPermissionTo = (capability                 )                  => ({
  capability,
  isGrantedTo: (staff)                       => staff !== undefined && canAtDesk(staff.roles, capability),
});

/** For what concerns only one's own session. */
export const anyStaff                  = {
  capability: 'own-desk-session',
  isGrantedTo: (staff)                       => staff !== undefined,
};

/** For signing in. */
export const anybody                                           = {
  capability: 'sign-in-at-desk',
  isGrantedTo: (_staff)                                    => true,
};

/** For the options of a call of programs. */
export const scopeOf = (scope          )                  => ({
  capability: scope,
  isGrantedTo: (machine)                           => machine !== undefined && hasScope(machine.scopes, scope),
});
