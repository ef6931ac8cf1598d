                                                                            
import { markCaptchaUsed } from './captcha.db.js';
import { verifyCaptcha } from './captcha-challenge.server.js';

/** `fresh` is false when this solution was used before. */
export async function consumeCaptcha(
  { db, secret, now }                                            ,
  field        ,
)                                                         {
  const solved = await verifyCaptcha(secret, field, now);
  return solved && { nonce: solved.nonce, fresh: await markCaptchaUsed(db, solved, now) };
}
