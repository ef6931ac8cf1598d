export const otpMessages = { profile: 'Please Enter valid OTP', password: 'Please Enter Valid OTP' } as const;
