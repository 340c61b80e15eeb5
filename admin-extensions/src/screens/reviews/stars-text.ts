/** "4 of 5 stars". */
export const starsText = (stars: number): string => `${stars} of 5 stars`;
