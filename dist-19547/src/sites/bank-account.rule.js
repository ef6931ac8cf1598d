import { msg } from '../lib/i18n.js';

/** An Indian account is identified by number and IFSC, a Gulf account by its IBAN. A UPI ID pays into the account. */
                           
                      
               
                 
                
                                                                          

                         
                           
                                                                       
                                        
  

/** Where buyers pay what they owe for orders of a branch; by default of the one that sells. */
export const accountToPay = (site                  , branch = site.branches[0]?.code)              =>
  site.branchAccounts?.find((one) => one.branch === branch)?.account ?? site.bankAccount;

                              
                
                
                                                                        
                    
  

const inFours = (text        ) => text.replace(/(.{4})(?=.)/g, '$1 ');

export function bankAccountRows(account             )                   {
  const { accountName, bank, branch, swift } = account;
  const numbers =
    'iban' in account
      ? [{ label: msg('IBAN'), value: inFours(account.iban), copyText: account.iban }]
      : [
          { label: msg('Account number'), value: inFours(account.number), copyText: account.number },
          { label: msg('IFSC'), value: account.ifsc, copyText: account.ifsc },
          ...(account.upiId ? [{ label: msg('UPI ID'), value: account.upiId, copyText: account.upiId }] : []),
        ];
  return [
    { label: msg('Account name'), value: accountName },
    ...numbers,
    { label: msg('SWIFT'), value: swift, copyText: swift },
    { label: msg('Bank'), value: `${bank}, ${branch}` },
  ];
}
