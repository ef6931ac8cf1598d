export const callRoots = ['api', 'authentication', 'payment', 'stripepayment', 'desk/api'];

export const isCallPath = (path        )          => callRoots.some((root) => path.startsWith(`/${root}/`));
