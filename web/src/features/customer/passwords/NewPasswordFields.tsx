import type { ComponentProps, ReactNode } from 'react'
import { PasswordField } from '~/ui/PasswordField'

type Field = ComponentProps<typeof PasswordField>

interface NewPasswordFieldsProps {
  password: Field
  confirmation: Field
  /** How hard the password is to guess. */
  strength: ReactNode
}

/** A new password and its confirmation, with the rules of a good one. */
export const NewPasswordFields = ({ password, confirmation, strength }: NewPasswordFieldsProps) => (
  <>
    <div>
      <PasswordField
        {...password}
        autoComplete="new-password"
        hint="At least 8 characters, with three of these: capital letter, small letter, number, special character."
      />
      {strength}
    </div>
    <PasswordField {...confirmation} autoComplete="new-password" />
  </>
)
