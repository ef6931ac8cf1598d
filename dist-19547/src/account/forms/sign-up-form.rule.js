                                                        
import { msg, t, translate } from '../../lib/i18n.js';
                                                       
import { isCompanyName } from './company-name.rule.js';
import { isEmail } from './email.rule.js';

/** A sign-up is checked field by field, in the order and with the texts of the specification. */
export const signUpMessages = {
  title: msg('Select the title'),
  firstname: msg('Enter First Name'),
  lastname: msg('Enter Last Name'),
  designation: msg('Select designation'),
  email: msg('Enter email'),
  email_invalid: msg('Invalid email'),
  company: msg('Company name was not autofilled. Please reach out to us on {email}'),
  company_invalid: msg('Invalid company name'),
  password: msg('Please Enter valid Password'),
  confirm: msg('Please Confirm Password'),
  mismatch: msg('Confirm Password should be same as password'),
  short: msg('Password should be of atleast 6 character'),
}         ;

export const titles = [msg('Mr'), msg('Mrs'), msg('Ms')]         ;
export const jobTitles = [msg('Managing_Director'), msg('Executive_Director'), msg('Director'), msg('Others')]         ;

export const minPasswordLength = 6;

export const passwordStrengthLabel = (password        ) =>
  password.length < minPasswordLength ? t`Weak Password` : t`Strong Password`;

export const emailValidityLabel = (email        ) => (isEmail(email.trim()) ? t`Valid email` : t`Invalid email`);

                          
                
                    
                   
                      
                
                          
                   
                                        
                                     
  

export function signUpErrors(form            , mailbox        )               {
  return [
    ...choiceError('title', titles, form.title, signUpMessages.title),
    ...nameError('firstname', form.firstname, signUpMessages.firstname),
    ...nameError('lastname', form.lastname, signUpMessages.lastname),
    ...choiceError('designation', jobTitles, form.designation, signUpMessages.designation),
    ...emailErrors('email', form.email),
    ...companyErrors(form.name_of_company, mailbox),
    ...passwordErrors(form.password, form.confirm_password, ['password', 'confirm_password']),
  ];
}

/** `fields` are the names used by the call. */
export function passwordErrors(
  password        ,
  confirmation                    ,
  [field, confirmField]                           ,
)               {
  if (password === '') return wrong(field, signUpMessages.password);
  if (confirmation === '') return wrong(confirmField, signUpMessages.confirm);
  if (confirmation !== undefined && confirmation !== password) return wrong(confirmField, signUpMessages.mismatch);
  return password.length < minPasswordLength ? wrong(field, signUpMessages.short) : [];
}

export function emailErrors(field        , email        )               {
  if (email === '') return wrong(field, signUpMessages.email);
  return isEmail(email) ? [] : wrong(field, signUpMessages.email_invalid);
}

function companyErrors(company        , mailbox        )               {
  const field = 'name_of_company';
  if (company === '') return wrong(field, signUpMessages.company, { email: mailbox });
  return isCompanyName(company) ? [] : wrong(field, signUpMessages.company_invalid);
}

const wrong = (field        , text        , slots                         )               => [
  { field, message: translate(text, slots) },
];

function choiceError(field        , choices                   , chosen        , text        )               {
  return choices.includes(chosen) ? [] : wrong(field, text);
}

export const isPersonName = (name        ) => personName.test(name);

const personName = /^\p{L}[\p{L}\p{M} .'’-]*$/u;

function nameError(field        , name        , text        )               {
  return isPersonName(name) ? [] : wrong(field, text);
}
