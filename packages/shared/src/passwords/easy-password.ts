export const EASY_PASSWORD_MESSAGE =
  'This password is easy to guess. Please choose a longer one, or words that nobody expects.'

/** The lowest score that a new password needs. */
const SCORE_MIN = 2

/**
 * True for a password that is soon guessed. Its lists are large, so they load with the first call.
 *
 * @param about what others know too, such as the email
 */
export async function isEasyPassword(password: string, about: readonly string[]): Promise<boolean> {
  const { passwordScore } = await import('./password-score')
  const names = about.flatMap((text) => [text, text.replace(/@.*/, '')])
  return passwordScore(password.trim(), names) < SCORE_MIN
}
