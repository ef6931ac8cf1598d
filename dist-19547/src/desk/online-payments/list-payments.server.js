import { gatewayNames } from '../../payments/gateways.data.js';
import { paymentProblems } from '../../payments/online-payments/payment-problem.js';
                                                                   
import { escapeLike } from '../../server/database/escape-like.js';
                                                
import { countPayments, findPayments, findPaymentsToCheck,                    } from './online-payments.db.js';

                                  
                                                                         
               
            
                
                 
                   
            
  

export async function listPayments(
  db    ,
  site      ,
  { view, q: typed, limit, offset, maxTotal, now }                    ,
)                                                    {
  const q = typed.trim();
  const search = { site: site.code, q, like: `%${escapeLike(q)}%`, providers: gatewayNames };
  const page = { limit, offset, now };
  if (view === 'all' || view === 'closed') {
    const wanted = { ...search, closedOnly: view === 'closed' };
    const [rows, [count]] = await Promise.all([
      findPayments(db, { ...wanted, ...page }),
      countPayments(db, { ...wanted, maxTotal }),
    ]);
    return { rows, total: count?.total ?? 0 };
  }
  const problem = paymentProblems.find((one) => one === view) ?? '';
  const rows = await findPaymentsToCheck(db, { ...search, ...page, problem, maxTotal });
  return { rows, total: rows[0]?.total ?? 0 };
}
