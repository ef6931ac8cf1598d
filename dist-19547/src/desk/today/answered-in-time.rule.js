// An RFI is answered in time when its last line is answered or declined by the moment that was promised.

                                              

                              
                                                                 
                       
              
                               
  

                                                                          

const isInTime = ({ dueAt, answeredAt }                ) => answeredAt !== undefined && answeredAt <= dueAt;

export const answersByDay = (days                , rfis                           )                 =>
  days.map((day) => {
    const answered = rfis.filter((rfi) => rfi.day === day);
    return { day, answered: answered.length, inTime: answered.filter(isInTime).length };
  });

/** Those that wait although their moment has passed. */
export const countLate = (rfis                           , now      )         =>
  rfis.filter(({ answeredAt, dueAt }) => answeredAt === undefined && dueAt < now).length;
