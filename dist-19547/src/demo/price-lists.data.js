/** Days count from the day the demo is loaded. */
                            
              
                  
                  
                   
                    
  

                             
               
                                                                                                              
                                                                                 
  

export const demoPriceLists                           = [
  {
    name: 'Resellers',
    entered: [
      {
        day: -200,
        by: 'Meera',
        rows: [
          { for: 'all', percent: '38' },
          { for: 'category: Spherical roller', percent: '43' },
          { for: 'category: Spherical roller', minQty: 20, percent: '46.5' },
          { for: 'category: Grease', percent: '24' },
          { for: 'category: Starter battery', percent: '18', untilDay: 20 },
          { for: 'sub category: UC2 series', minQty: 50, percent: '44' },
        ],
      },
      { day: -20, by: 'Arun', rows: [{ for: 'category: Grease', percent: '26' }] },
      { day: -1, by: 'Meera', rows: [{ for: 'all', percent: '39.5', fromDay: 12 }] },
    ],
  },
  {
    name: 'Machine makers',
    entered: [
      {
        day: -150,
        by: 'Meera',
        rows: [
          { for: 'all', percent: '33' },
          { for: 'category: Deep groove ball', percent: '37', untilDay: 130 },
          { for: 'category: Deep groove ball', minQty: 500, percent: '42', untilDay: 130 },
          { for: 'category: Grease', percent: '18' },
        ],
      },
      { day: -5, by: 'Arun', rows: [{ for: 'category: Deep groove ball', minQty: 100, percent: '39.5' }] },
    ],
  },
];

/** Own rows of the demo's active customer, by the place of an item among those in stock. */
export const demoOwnRows            
               
                 
                
                   
                    
    = [
  { item: 4, minQty: 100, share: 0.55 },
  { item: 4, minQty: 500, share: 0.52, fromDay: 12, untilDay: 130 },
  { item: 5, minQty: 100, share: 0.56, untilDay: 130 },
  { item: 7, minQty: 100, share: 0.58, untilDay: 10 },
  { item: 9, minQty: 100, share: 0.54 },
];
