/** First and last name, as letters to the owner of an account greet them. */
export const namesOf = (row: { first_name: string; last_name: string }): { firstName: string; lastName: string } => ({
  firstName: row.first_name,
  lastName: row.last_name,
})
