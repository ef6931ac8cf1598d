/** Where calls live: what is asked there, known or not, is answered in JSON and never with a page. */
export const callRoots = ['api', 'authentication', 'payment', 'stripepayment', 'desk/api'];

export const isCallPath = (path: string): boolean => callRoots.some((root) => path.startsWith(`/${root}/`));
