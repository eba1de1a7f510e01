import { zodResolver } from '@hookform/resolvers/zod'
import { type OfferCodeForm, offerCodeForm } from '@kea/shared/schemas/offer-code'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '~/ui/Button'
import { TextField } from '~/ui/Field'

interface CodeFormProps {
  label: string
  code: string
  problem: string
  isApplying: boolean
  hasFocus: boolean
  /** `onRefused` returns the focus to the field, which has the reason. */
  onApply: (code: string, onRefused: () => void) => void
}

/** The form for an offer code, or for the code of a gift certificate. */
export function CodeForm({ label, code, problem, isApplying, hasFocus, onApply }: CodeFormProps) {
  const { register, handleSubmit, setFocus, formState } = useForm<OfferCodeForm>({
    resolver: zodResolver(offerCodeForm),
    defaultValues: { code },
  })
  useEffect(() => {
    if (hasFocus) setFocus('code')
  }, [hasFocus, setFocus])
  const onRefused = () => setFocus('code', { shouldSelect: true })
  return (
    <form onSubmit={handleSubmit((values) => onApply(values.code, onRefused))} noValidate>
      <div className="grid grid-cols-[1fr_auto] items-start gap-3">
        <TextField
          {...register('code')}
          label={label}
          error={formState.errors.code?.message ?? (problem || undefined)}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="min-w-0"
        />
        <Button
          type="submit"
          look="secondary"
          state={isApplying ? 'sending' : 'normal'}
          loadingText="Looking"
          className="mt-[1.8125rem]"
        >
          Apply
        </Button>
      </div>
    </form>
  )
}
