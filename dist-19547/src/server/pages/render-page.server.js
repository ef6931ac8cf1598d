import { createRequestHandler, RouterContextProvider,                  } from 'react-router';
                                                                    
import { dayOf } from '../../lib/dates.js';
                                                           
                                                                              
                                                                             
import { dispatch } from '../calls/dispatch.server.js';
                                            
import { demoNotice } from '../http/demo-notice.server.js';
                                                                     
import { requestLocale } from '../http/locale.server.js';
                                                                    

/** The build bundles its own copies of these modules, so its entry exports them. */
                                       
                                                                                                      
  

                          
                          
                   
                
                            
                         
                       

export function createPageRenderer(
  env     ,
  server               ,
  handlers                    ,
  build           ,
  mode                              ,
)             {
  const render = createRequestHandler(build, mode);
  const handlerOf = handlerFinder(handlers);
  build.entry.module.setLocaleProvider(requestLocale);
  return async (context, request, nonce, token, refusal) => {
    const caller = token
      ? server.authentication.findCaller(server.database, context.site, token, server.clock())
      : undefined;
    const loads = request.method !== 'POST';
    const signal = () => request.signal;
    const page              = {
      site: context.site,
      baseUrl: env.siteHosts[context.site.code].address,
      signedIn: (await caller) !== undefined,
      nonce,
      refusal,
      demoNotice: demoNotice(env),
      today: dayOf(server.clock(), context.site.calendar.timeZone),
      inPreview: context.inPreview === true,
      async call(contract, body) {
        const outcome = await dispatch(server, handlerOf(contract), { ...context, body, token, caller, signal });
        // A page load fails with the status; a submitted form shows the message itself.
        if (loads && outcome.headers.has('retry-after'))
          throw Response.json(
            { ...(outcome.body                ), busy: outcome.status < 500 },
            { status: outcome.status, headers: outcome.headers },
          );
        if (outcome.status >= 500 && outcome.status !== 503)
          throw Response.json({ request_id: context.requestId }, { status: 500 });
        return outcome.body                ;
      },
    };
    return render(request, new RouterContextProvider(new Map([[build.entry.module.pageContext, page]])));
  };
}

function handlerFinder(handlers                    )                                  {
  const byContract = new Map                   ();
  const byPath = new Map(handlers.map((h) => [`${h.contract.method} ${h.contract.path}`, h]));
  return (contract) => {
    const found = byContract.get(contract) ?? byPath.get(`${contract.method} ${contract.path}`);
    if (!found) throw new Error(`No handler for ${contract.path}`);
    byContract.set(contract, found);
    return found;
  };
}
