                                            

                                                                       

                                                                                                             

                    
                              
                                                                                        
                                                
  

                      
                                                                                                                   
                                                      
                      
                         
  

let tracer                    ;

/** Undefined while nothing is traced, which is the rule: callers then skip all of it. */
export const currentTracer = ()                     => tracer;

/** Loads OpenTelemetry only when there is somewhere to send spans to. */
export async function startTracing({ tracesTo }                       )                                      {
  if (!tracesTo) return { close: async () => {} };
  const { createOtlpTracer } = await import('./otlp-tracer.server.js');
  const started = createOtlpTracer(tracesTo);
  tracer = started;
  return {
    async close() {
      tracer = undefined;
      await started.close();
    },
  };
}
