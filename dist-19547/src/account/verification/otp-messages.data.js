export const otpMessages = { profile: 'Please enter valid OTP', password: 'Please Enter Valid OTP' }         ;
