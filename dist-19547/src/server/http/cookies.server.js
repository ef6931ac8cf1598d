                                    
import { generateCookie, getCookie } from 'hono/cookie';

/** auth_key: session of a page load · device: recognizes a browser at its next sign-in · desk: session of staff · preview: unsaved facts. */
                                                                    

/** Browsers accept __Host- cookies from this exact host over https only. */
const prefixOf = (secure         ) => (secure ? ({ prefix: 'host' }         ) : {});

export const readCookie = (c         , name            , secure         )                     =>
  secure ? getCookie(c, name, 'host') : getCookie(c, name);

export function setCookie(headers         , name            , value        , maxAge        , secure         )       {
  const sameSite = name === 'desk' ? 'Strict' : 'Lax';
  const terms = { path: '/', httpOnly: true, sameSite, secure, maxAge }         ;
  headers.append('set-cookie', generateCookie(name, value, { ...terms, ...prefixOf(secure) }));
}

/** Also clears a cookie set before the site moved to https. */
export function clearCookie(headers         , name            , secure         )       {
  setCookie(headers, name, '', 0, secure);
  if (secure) headers.append('set-cookie', generateCookie(name, '', { path: '/', maxAge: 0 }));
}
