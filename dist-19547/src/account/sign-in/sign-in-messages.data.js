export const signInMessages = {
  username: 'Please Enter Username',
  password: 'Please Enter Password',
}         ;
