import { regionName, unionTerritories } from '../../sites/regions.data.js';
                                                

/**
 * Place of supply and tax of a sale follow the buyer's registration. state: CGST + SGST · union_territory: CGST +
 * UTGST · integrated: IGST · none: IGST at 0 under LUT · vat.
 */
                                                                                       

                                                                                                       

                                                      
                 
                    
                                              
                               
  

                           
                                 
                                   
                                             
                                      
                                                                                
                                  
  

                                                                                           
                                      
                                                                                                   
                    
                                                                                 
                           
  

/** An unverified number is ignored: the last verified one decides, else the region of the delivery address. */
export function determineSupply(site                                            , facts             )         {
  const { named, standard, deliveryRegionId } = facts;
  const deciding = [named, standard].find((one) => one?.verified);
  const branchRegionId = site.branches[0]?.regionId ?? 0;
  const given = named ?? standard;
  return {
    ...placeOfSupply(
      site,
      branchRegionId,
      deciding ?? { regionId: deliveryRegionId ?? branchRegionId, kind: 'regular' },
    ),
    taxNumber: deciding?.number ?? '',
    unverifiedNumber: given?.pendingNumber ?? (given?.verified ? '' : (given?.number ?? '')),
  };
}

/** IGST Act s. 7, 8, 10. An SEZ is always inter-State; under LUT it pays nothing. */
function placeOfSupply(
  site                               ,
  branchRegionId        ,
  buyer                   ,
)                {
  const name = regionName(site.country, buyer.regionId);
  return { regionId: buyer.regionId, name, taxTreatment: site.tax.splits ? gstForm(branchRegionId, buyer) : 'vat' };
}

function gstForm(branchRegionId        , { regionId, kind }                   )               {
  if (kind === 'sez_lut') return 'none';
  if (kind === 'sez_with_payment' || regionId !== branchRegionId) return 'integrated';
  return unionTerritories.includes(regionId) ? 'union_territory' : 'state';
}
