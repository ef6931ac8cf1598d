                                                         

            
                  
                            
                    
                  
                      
                       
              
  

/**
 * Sources. India: Digital Personal Data Protection Act, 2023, sections 6 and 11 to 14; CGST Act, 2017, section 36. UAE:
 * Federal Decree-Law No. 45 of 2021, articles 6 and 13 to 18; Federal Decree-Law No. 28 of 2022 on tax procedures.
 */
export const lawsByCountry                       = {
  IN: {
    dataAct: 'the Digital Personal Data Protection Act, 2023',
    rights: [
      'You may ask for a summary of the personal data we hold about you and of what we do with it, and with whom we have shared it.',
      'You may have it corrected, completed, brought up to date, or erased where no law obliges us to keep it.',
      'Where we rely on your consent you may withdraw it as easily as you gave it; what was done before stays lawful.',
      'You may name another person who may exercise these rights for you in the event of death or incapacity.',
    ],
    authority: 'the Data Protection Board of India',
    keeping:
      'Invoices and the orders behind them: at least 72 months from the due date of the annual GST return of their year, as section 36 of the CGST Act, 2017 requires.',
    taxSentence:
      'GST is added at the rate of each item. Within the state of the branch that sells it is charged as CGST and SGST (UTGST in a union territory), otherwise as IGST. The place of supply follows the registration that the delivery address names.',
    saleSentence: 'The Indian Contract Act, 1872 and the Sale of Goods Act, 1930 apply where these terms are silent.',
    law: 'the laws of India',
  },
  AE: {
    dataAct: 'Federal Decree-Law No. 45 of 2021 on the Protection of Personal Data',
    rights: [
      'You may ask, free of charge, which personal data we process, why, with whom we share it and how long we keep it.',
      'You may have it corrected or erased where no law obliges us to keep it, and have its processing restricted or stopped.',
      'You may have the data you gave us handed to you, or to somebody else, in a machine-readable form.',
      'Where we rely on your consent you may withdraw it at any time; what was done before stays lawful.',
    ],
    authority: 'the UAE Data Office',
    keeping:
      'Invoices and the orders behind them: at least five years after the end of the tax period they belong to, as the law on tax procedures requires.',
    taxSentence: 'VAT is added at the rate of each item and shown separately from the price.',
    saleSentence:
      'The commercial and civil transactions laws of the United Arab Emirates apply where these terms are silent.',
    law: 'the laws of the United Arab Emirates',
  },
};
