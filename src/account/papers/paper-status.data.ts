export const paperStatuses = ['waiting', 'accepted', 'rejected'] as const;
export type PaperStatus = (typeof paperStatuses)[number];
