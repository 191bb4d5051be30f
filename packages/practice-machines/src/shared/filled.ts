/** Whether something other than spaces stands in a field. */
export const isFilled = (text: string): boolean => text.trim() !== '';

/** Whether both fields that name an account are filled; a password may be of spaces. */
export const hasCredentials = ({ email, password }: { email: string; password: string }): boolean =>
  isFilled(email) && password !== '';
