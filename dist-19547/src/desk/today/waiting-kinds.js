                                                                                     
import { msg } from '../../lib/i18n.js';

                         
              
               
                 
            
          
            
                
             
                
            
                
              
               

                
                
                                                   
             
                         
                            
  

/** In the order of Today. */
export const waitingKinds                                         = {
  rfis: { label: msg('RFIs to answer'), to: 'rfis', requires: 'answer-rfis' },
  orders: { label: msg('Orders to approve'), to: 'orders?view=to-approve', requires: 'decide-orders' },
  dispatches: { label: msg('Dispatches due'), to: 'orders?view=due-today', requires: 'dispatch-orders' },
  returns: { label: msg('Returns to decide'), to: 'orders?view=returns', requires: 'cancel-and-return' },
  'e-invoices': {
    label: msg('E-invoices not registered'),
    to: 'orders?view=not-registered',
    requires: 'register-e-invoices',
  },
  accounts: { label: msg('Accounts to verify'), to: 'accounts?view=waiting', requires: 'decide-accounts' },
  papers: { label: msg('Papers to check'), to: 'papers', requires: 'decide-accounts' },
  'tax-numbers': { label: msg('Changed tax numbers'), to: 'accounts?view=changed_number', requires: 'decide-accounts' },
  addresses: { label: msg('Addresses to verify'), to: 'accounts', requires: 'decide-accounts' },
  'bank-lines': { label: msg('Bank lines to match'), to: 'bank', requires: 'record-money' },
  payments: { label: msg('Payments to look at'), to: 'payments', requires: 'see-money' },
  quotes: { label: msg('Quotes that end by tomorrow'), to: 'rfis?view=quoted', requires: 'answer-rfis' },
  messages: { label: msg('Messages from the contact page'), to: 'messages', requires: 'answer-messages' },
};
