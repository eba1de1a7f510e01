import { useDeferredValue, useEffect, useState } from 'react'
import { type Control, type FieldValues, type Path, useWatch } from 'react-hook-form'
import { classNames } from '~/lib/class-names'

const LEVELS = [
  { word: 'Very easy to guess', tone: 'bg-danger' },
  { word: 'Easy to guess', tone: 'bg-danger' },
  { word: 'Fair', tone: 'bg-kea' },
  { word: 'Strong', tone: 'bg-kea' },
  { word: 'Very strong', tone: 'bg-kea' },
] as const

interface PasswordStrengthProps<T extends FieldValues> {
  control: Control<T>
  name: Path<T>
  /** Other fields, such as the email: a part of their values makes a weak password. */
  about?: Path<T>[]
}

/** How hard a new password is to guess, in words and as a bar. The rules of the form refuse the two lowest levels. */
export function PasswordStrength<T extends FieldValues>({ control, name, about = [] }: PasswordStrengthProps<T>) {
  const password: string = useWatch({ control, name })
  const others: readonly string[] = useWatch({ control, name: about })
  const level = useLevel(useDeferredValue(password.trim()), others.join('\n'))
  return (
    <div className="mt-2 min-h-7">
      {level !== null && (
        <>
          <div aria-hidden="true" className="grid grid-cols-4 gap-1">
            {LEVELS.slice(1).map(({ word }, at) => (
              <span
                key={word}
                className={classNames('h-1 rounded-full', at < Math.max(level, 1) ? LEVELS[level]?.tone : 'bg-line')}
              />
            ))}
          </div>
          <p role="status" className="mt-1 text-sm text-ink-soft">
            {LEVELS[level]?.word}
          </p>
        </>
      )}
    </div>
  )
}

/** The score of a password; null without one, and until its lists have loaded. */
function useLevel(password: string, about: string): number | null {
  const [level, setLevel] = useState<number | null>(null)
  useEffect(() => {
    let isOld = false
    if (password === '') return setLevel(null)
    import('@kea/shared/passwords/password-score').then(
      ({ passwordScore }) => isOld || setLevel(passwordScore(password, about.split('\n'))),
      () => {},
    )
    return () => {
      isOld = true
    }
  }, [password, about])
  return level
}
