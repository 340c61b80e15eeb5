/** The last 8 characters: what people tell orders and users apart by. */
export const shortId = (id: string): string => id.slice(-8);
