import { POSTCODE_MESSAGE } from '@kea/shared/constants/postcode'
import { isPostcode, WHOLE_POSTCODE } from '@kea/shared/delivery/postcode-regions'
import { useState } from 'react'
import { TextField } from '~/ui/Field'
import { unknownPostcode } from './unknown-postcode'

interface PostcodeFieldProps {
  label: string
  postcode: string
  onChange: (postcode: string) => void
  /** Why the postcode got no answer; '' for none. */
  problem?: string
}

/**
 * A postcode that is answered while it is typed. Less than four digits are an error only once the shopper has left the field
 * or pressed Enter.
 */
export function PostcodeField({ label, postcode, onChange, problem = '' }: PostcodeFieldProps) {
  const [isDone, setIsDone] = useState(false)
  const typed = postcode.trim()
  const isJudged = typed.length >= WHOLE_POSTCODE || /\D/.test(typed) || (isDone && typed !== '')
  const error =
    isJudged && !isPostcode(typed) ? `${POSTCODE_MESSAGE} It has four digits, like 1010.` : problem || undefined
  return (
    <TextField
      label={label}
      value={postcode}
      onChange={(event) => {
        onChange(event.target.value)
        setIsDone(false)
      }}
      onBlur={() => setIsDone(true)}
      onKeyDown={(event) => event.key === 'Enter' && setIsDone(true)}
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={10}
      error={error}
      hint={unknownPostcode(typed) ?? undefined}
    />
  )
}
