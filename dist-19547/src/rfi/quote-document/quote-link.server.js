import { signLink } from '../../server/security/signed-link.server.js';
                                                    

export const quoteLinkParts = (site          , number        ) => ['quote', site, number]         ;

/** A link to the quote of an RFI as PDF, valid for five minutes or as long as it is said. */
export function signQuoteLink(secret        , site          , number        , now      , minutes         )         {
  const query = new URLSearchParams(signLink(secret, quoteLinkParts(site, number), now, minutes));
  return `/quotes/${encodeURIComponent(number)}.pdf?${query}`;
}
