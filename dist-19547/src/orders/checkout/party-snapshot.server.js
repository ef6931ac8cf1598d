import { regionName } from '../../sites/regions.data.js';
                                                
                                                        

                            
               
                   
               
                  
                             
                              
  

export function snapshotParty(site      , name        , taxNumber        , address              )                {
  return {
    name,
    taxNumber,
    line: address.line,
    city: address.city,
    region: regionName(site.country, address.regionId),
    pincode: address.pincode,
    ...(address.contactName && { contactName: address.contactName }),
    ...(address.contactPhone && { contactPhone: address.contactPhone }),
  };
}

export function snapshotSeller(site      )                {
  const [branch] = site.branches;
  if (!branch) throw new Error(`${site.name} has no branch to sell from`);
  return {
    name: site.legalName,
    taxNumber: branch.taxNumber,
    line: branch.lines.join(', '),
    city: branch.name,
    region: regionName(site.country, branch.regionId),
    pincode: branch.pincode,
  };
}
