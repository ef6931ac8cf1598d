                                 
import { t } from '../../lib/i18n.js';
                                                                              
                                                      
import {                      requestContext } from '../../server/http/mount-calls.server.js';
import { pdfHeaders } from '../downloads/pdf-headers.js';
import { legalNames } from './legal-text.js';
import { printLegal } from './print-legal.server.js';

                                              

export function mountLegalPdfs(app      , env     , { sites }                              )       {
  const serve = (path        , print                                                            ) =>
    app.get(path, async (c) => {
      const request = requestContext(env, sites, c);
      const found = await print(request);
      if (!found) return c.text(t`There is no such file in this store.`, 404);
      const { name, pdf } = found;
      const headers = pdfHeaders({ name, pages: countPdfPages(pdf), bytes: pdf.length });
      return new Response(new Uint8Array(pdf), { headers });
    });
  for (const name of legalNames)
    serve(`/${name}.pdf`, async ({ site, address }) => ({
      pdf: await printLegal({ site, name }, { address }),
      name: `${site.name}-${name}`,
    }));
}

/** Counts page objects, which our PDFs store uncompressed. */
const countPdfPages = (pdf        )         => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
