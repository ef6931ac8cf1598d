export const ownContactMessages = {
  password: 'This is not your password.',
  unfinished: 'Please complete your profile first.',
}         ;
