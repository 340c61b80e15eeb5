/** Whether the database lets this process in, as far as it knows. */
export interface DatabaseReach {
  isAway: boolean;
}
