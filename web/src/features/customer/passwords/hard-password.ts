import { EASY_PASSWORD_MESSAGE, isEasyPassword } from '@kea/shared/passwords/easy-password'
import type { z } from 'zod'

/** What else a form knows about its customer. */
interface WithPassword {
  password: string
  firstname?: string
  lastname?: string
  email?: string
}

/**
 * The rules of a form with a new password: those of its schema, and that it is not easy to guess. Where the lists do not
 * load, the store alone decides.
 */
export const withHardPassword = <T extends WithPassword>(schema: z.ZodType<T, T>): z.ZodType<T, T> =>
  schema.refine(
    ({ password, firstname = '', lastname = '', email = '' }) =>
      isEasyPassword(password, [firstname, lastname, email]).then(
        (isEasy) => !isEasy,
        () => true,
      ),
    { path: ['password'], message: EASY_PASSWORD_MESSAGE },
  )
