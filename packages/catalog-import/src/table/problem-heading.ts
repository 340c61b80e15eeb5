/** What the file of rejected rows has besides the columns of the file that it comes from. */
export const PROBLEM_HEADING = "Problem";
