import { accountForStaff } from '../../account/customers/staff-view.server.js';
import { creditDays } from '../../payments/credit/credit.server.js';
                                                                   
import { withLocale } from '../../server/http/locale.server.js';
                                                
import {                    findDeliveryNotes } from '../delivery-notes/delivery-notes.db.js';
import {                   findDispatches } from '../dispatches.db.js';
import {                       findOrderDocuments } from '../documents/documents.db.js';
import { paymentDescription } from '../documents/payment-description.rule.js';
import {                   findEInvoices } from '../e-invoices.db.js';
import { findOrderBalance,                   } from '../fulfilment/order-balance.server.js';
import { parseOrderNumber } from '../order-number.rule.js';
import { findOrderLines, findSiteOrder,                                     } from '../orders.db.js';
import { orderTemplates } from '../orders.mail.js';
import { findPackedCartons, findPicks,                                 } from '../picks.db.js';
import { findReturnRequests,                    } from '../return-requests.db.js';
import { findReturnPictures,                    } from '../returns/return-pictures.db.js';
import {
                        
  findDispatchedPieces,
  findOrderAudit,
  findOrderMessages,
  findOtherOrders,
  findStaffEvents,
  findStockOfOrder,
                       
                        
                    
                  
                  
} from './order-for-staff.db.js';

                          
                     
                        
                            
                               
                           
                  
                      
                                                                 
                  
  

export async function findOrderForStaff(db    , site      , number        )                                  {
  const [order] = await findSiteOrder(db, { site: site.code, number: parseOrderNumber(number) });
  if (!order) return undefined;
  const of = { orderId: order.id };
  const [lines, dispatches, documents, eInvoices, days, account] = await Promise.all([
    findOrderLines(db, of),
    findDispatches(db, of),
    findOrderDocuments(db, of),
    findEInvoices(db, of),
    creditDays(db, order.customerId),
    accountForStaff(db, site, order.email),
  ]);
  const payment = paymentDescription({ ...order, creditDays: days });
  const money = await findOrderBalance(db, order, lines);
  return { order, lines, dispatches, documents, eInvoices, payment, money, flags: account?.flags ?? [] };
}

                            
                       
                            
                                 
                   
                          
                           
                                  
                                
                                                                              
                                                                  
                           
                            
  

const maxListed = 100;
const maxOtherOrders = 5;

export async function loadOrderHistory(db    , site      , order             )                        {
  const of = { orderId: order.id };
  const about = { site: site.code, number: order.number, max: maxListed };
  const [
    events,
    stock,
    dispatched,
    picks,
    cartons,
    returns,
    returnPictures,
    deliveryNotes,
    messages,
    audit,
    otherOrders,
  ] = await Promise.all([
    findStaffEvents(db, of),
    findStockOfOrder(db, of),
    findDispatchedPieces(db, of),
    findPicks(db, of),
    findPackedCartons(db, of),
    findReturnRequests(db, of),
    findReturnPictures(db, of),
    findDeliveryNotes(db, of),
    findOrderMessages(db, about),
    findOrderAudit(db, about),
    findOtherOrders(db, { ...of, customerId: order.customerId, max: maxOtherOrders }),
  ]);
  const listed = messages.map(({ template, data, ...message }) => ({
    ...message,
    subject: subjectOf(site, template, data),
  }));
  const sent = { dispatched, picks, cartons, deliveryNotes };
  return { events, stock, ...sent, returns, returnPictures, messages: listed, audit, otherOrders };
}

const subjectOf = (site      , template        , data                         )         =>
  withLocale(site, () => orderTemplates[template]?.(data, { site, address: '' }).subject ?? template);
