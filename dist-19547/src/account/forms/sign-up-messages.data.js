export const userExists = 'User already exists with the provided email. Please signIn using registered credentials.';
