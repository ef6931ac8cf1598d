// A buyer may say at sign-up whether it buys for its own use or for resale.

import { msg } from '../lib/i18n.js';

export const buyerKinds = ['user', 'partner']         ;
                                                    

export const buyerKindLabels                                                                 = {
  user: { name: msg('Actual user or OEM'), benefit: msg('A dedicated manager and direct support') },
  partner: { name: msg('Channel partner'), benefit: msg('Reseller pricing') },
};

export const parseBuyerKind = (text               )                        => buyerKinds.find((kind) => kind === text);

export const signUpPath = (kind           )         => `/signup?kind=${kind}`;
