// What staff write about a dispatch names its vehicle, its consignment note and the transporter's GSTIN.

                                                                                                                   

const vehicleNumber = /^[A-Z]{2}[0-9]{1,2}[A-Z]{1,3}[0-9]{4}$/;
const gstin = /\b[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][0-9A-Z]{3}\b/i;
const maxDocketLength = 15;

/** 'VRL 29AAACV1234K1Z5' is a transporter with its GSTIN, 'MH 01 AB 1234' a vehicle, anything else a note. */
export function readTransport(carrier        , docket        )                   {
  const transporterId = (gstin.exec(carrier)?.[0] ?? '').toUpperCase();
  const name = carrier.replace(gstin, '');
  const compact = docket.toUpperCase().replaceAll(/[\s-]/g, '');
  const isVehicle = vehicleNumber.test(compact);
  return {
    transporterId,
    transporterName: name
      .replaceAll(/[\s,()]+/g, ' ')
      .trim()
      .slice(0, 100),
    vehicle: isVehicle ? compact : '',
    docket: isVehicle ? '' : docket.trim().slice(0, maxDocketLength),
  };
}

/** Goods move by a vehicle that is known, or a registered transporter adds the vehicle. */
export const transportProblem = ({ vehicle, transporterId }                  )                     =>
  vehicle || transporterId
    ? undefined
    : 'Write the number of the vehicle as the docket, or the transporter’s GSTIN behind the carrier’s name.';
