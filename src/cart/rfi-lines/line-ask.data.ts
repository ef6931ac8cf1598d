/** Characters of a remark on one line of an RFI. */
export const maxLineRemark = 500;
