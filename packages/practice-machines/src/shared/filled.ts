/** Whether a field contains more than spaces. */
export const isFilled = (text: string): boolean => text.trim() !== '';

/** Whether both login fields are filled; a password may consist of spaces. */
export const hasCredentials = ({ email, password }: { email: string; password: string }): boolean =>
  isFilled(email) && password !== '';
