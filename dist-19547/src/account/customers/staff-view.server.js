import { translate } from '../../lib/i18n.js';
                                                                   
import { regionName } from '../../sites/regions.data.js';
                                                
import {                  findAddresses } from '../addresses/addresses.db.js';
import { statusLabel } from '../permissions/account-status.rule.js';
import { taxNumberHints } from '../tax-registration/tax-number-hints.rule.js';
import {                        findForStaff, findWaiting } from './staff-view.db.js';

                                            
                      
                  
  

                                                                   

export async function accountForStaff(db    , site      , email        )                                    {
  const [row] = await findForStaff(db, { site: site.code, email: email.trim().toLowerCase() });
  return row && { ...toStaffView(row, site), addresses: await findAddresses(db, { customerId: row.customerId }) };
}

export async function waitingAccounts(db    , site      , limit        )                       {
  return (await findWaiting(db, { site: site.code, limit })).map((row) => toStaffView(row, site));
}

function toStaffView(row                  , site      )            {
  return { ...row, statusLabel: statusLabel(row.status, undefined), flags: numberFlags(row, site) };
}

                                                                                                          

function numberFlags({ taxNumber, taxVerified, pendingTaxNumber, regionIds }             , site      )           {
  const { numberLabel } = site.tax;
  const given = pendingTaxNumber ?? taxNumber;
  if (given === null) return [];
  const states = regionIds.map((id) => regionName(site.country, id));
  const sentences = {
    'check character': `The check character of ${numberLabel} ${given} does not fit.`,
    'other state': `${numberLabel} ${given} belongs to {state}, the addresses are in {other}.`,
  };
  return [
    ...(pendingTaxNumber && taxVerified
      ? [
          `${numberLabel} ${taxNumber} was changed to ${pendingTaxNumber}, which is not verified; tax follows ${taxNumber}.`,
        ]
      : []),
    ...taxNumberHints(given, site, states).map(({ kind, slots }) => translate(sentences[kind], slots)),
  ];
}
