/** Marks the reply to a request whose token is of no session: it was answered as a visitor's, or refused. */
export const sessionEndedHeader = 'session-ended';
