import { createTransport } from 'nodemailer';
import { DeliveryError,                                      } from './transport.js';

                         
              
                                                                   
                                                                                      
               
  

const timeoutMs = 20_000;

/** A mail that is sent again keeps its Message-ID. */
export function createMailTransport({ url, sender, host }           )            {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const send = async ({ id, receiver, subject, text, html, pictures = {} }                 ) => {
    const messageId = `<${id}@${host}>`;
    const headers = { 'Auto-Submitted': 'auto-generated' };
    // An address object, so that a receiver is never parsed as a list.
    const to = { name: '', address: receiver };
    const mail = { ...sender(), to, subject, text, html, messageId, headers };
    await transport.sendMail({ ...mail, attachments: attachmentsOf(pictures) }).catch((cause           ) => {
      throw new DeliveryError(`the mail server did not take it: ${cause.message}`, isFinal(cause));
    });
  };
  return { send, close: () => transport.close() };
}

const attachmentsOf = (pictures                                  ) =>
  Object.entries(pictures).map(([cid, content]) => ({
    cid,
    content,
    filename: `${cid}.png`,
    contentType: 'image/png',
    contentDisposition: 'inline'         ,
  }));

                                                                  

/** 5xx for this receiver or message. A failed sign-in is a setting that staff can correct. */
function isFinal({ code, responseCode = 0 }           )          {
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
}
