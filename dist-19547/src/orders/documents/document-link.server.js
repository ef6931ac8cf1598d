import { signLink, verifyLink } from '../../server/security/signed-link.server.js';
                                                    

                                                                                                   

const partsOf = ({ site, documentIds, fileName }                 ) =>
  ['document', site, documentIds, fileName]         ;

/** Valid for five minutes, or as long as it is said. */
export function signDocumentLink(secret        , linked                 , now      , minutes         )         {
  const query = new URLSearchParams({
    documents: linked.documentIds.join('.'),
    ...signLink(secret, partsOf(linked), now, minutes),
  });
  return `/documents/${encodeURIComponent(linked.fileName)}?${query}`;
}

/** 'ended' after its time, undefined for a link that is not ours. */
export function verifyDocumentLink(
  secret        ,
  site          ,
  fileName        ,
  query                                  ,
  now      ,
)                                        {
  const { documents = '' } = query;
  if (!/^\d{1,15}(\.\d{1,15}){0,199}$/.test(documents)) return undefined;
  const linked = { site, documentIds: documents.split('.').map(Number), fileName };
  const state = verifyLink(secret, partsOf(linked), query, now);
  return state === 'valid' ? linked : state;
}
