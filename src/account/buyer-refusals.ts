/** What several calls of a buyer refuse. */
export const buyerRefusals = {
  captcha_wrong: 'Please complete the captcha again.',
  unfinished: 'Please complete your profile first.',
  unproved: 'Please verify your mobile number with the OTP first.',
} as const;
