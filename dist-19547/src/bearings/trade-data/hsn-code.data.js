                                                                    

const BALL         = ['84821020', '84821030', '84821040'];
const CYLINDRICAL         = ['84825011', '84825012', '84825013'];
const TAPER         = ['84822011', '84822012', '84822013'];

/** Source: Customs Tariff Act of India, heading 8482. */
export const hsnByType                                            = {
  'deep groove ball': BALL,
  'angular contact ball': BALL,
  'angular contact ball double row': BALL,
  'four-point contact ball': BALL,
  'self-aligning ball': BALL,
  'insert/unit': BALL,
  'thrust ball': ['84821051', '84821052', '84821053'],
  'tapered roller': TAPER,
  'tapered roller inch': TAPER,
  'spherical roller': '84823000',
  'spherical roller thrust': '84823000',
  'cylindrical roller': CYLINDRICAL,
  'cylindrical roller double row': CYLINDRICAL,
  'cylindrical roller thrust': ['84825021', '84825022', '84825023'],
  'needle roller': '84824000',
  'needle roller with inner ring': '84824000',
  'needle roller without inner ring': '84824000',
  'needle roller thrust': '84824000',
  'needle cage assembly': '84824000',
  'needle drawn cup open': '84824000',
  'needle drawn cup closed': '84824000',
};
