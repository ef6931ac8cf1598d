/** `approval_status` of an address. */
export const addressApproval = { new: 1, verified: 2, rejected: 3 } as const;

const words = new Map<number, string>(Object.entries(addressApproval).map(([word, status]) => [status, word]));

export const addressApprovalWord = (status: number): string => words.get(status) ?? '';
