import { accountPath } from '@kea/shared/account-routes'
import { formatMoney } from '@kea/shared/money'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { CaptchaLine } from '~/features/forms/captcha/CaptchaLine'
import { useCaptcha } from '~/features/forms/captcha/use-captcha'
import { useSubmit } from '~/features/forms/use-submit'
import { showToast } from '~/lib/toast'
import { Alert } from '~/ui/Alert'
import { Button } from '~/ui/Button'
import { TextField } from '~/ui/Field'
import { Form } from '~/ui/Form'
import { findGiftCard, type GiftCard, redeemGiftCard } from './gift-card'

/** The balance of a gift certificate by its code. The code is not stored on the device. */
export default function GiftCardBalancePage() {
  const [card, setCard] = useState<GiftCard | null>(null)
  return (
    <div className="max-w-xl">
      <p className="mb-6 text-ink-soft">Type the code from your gift certificate email.</p>
      <CodeForm onFound={setCard} />
      {card && <Balance key={card.code} card={card} />}
    </div>
  )
}

function CodeForm({ onFound }: { onFound: (card: GiftCard | null) => void }) {
  const [problem, setProblem] = useState<string>()
  const name = useId()
  const captcha = useCaptcha()
  const { submit, pending, error } = useSubmit(
    (code: string) => captcha.spend((token) => findGiftCard(code, token)),
    onFound,
  )
  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get(name) ?? '').trim()
    onFound(null)
    setProblem(code === '' ? 'Please enter the code.' : undefined)
    if (code === '') event.currentTarget.querySelector('input')?.focus()
    else submit(code)
  }
  return (
    <Form
      onSubmit={check}
      pending={pending}
      submitError={error}
      problems={[]}
      submitLabel="Check the balance"
      pendingLabel="Checking"
    >
      <TextField
        name={name}
        label="Code"
        hint="Twenty letters and digits, such as 0A1B-2C3D-4E5F-6071-8293."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={problem}
      />
      <CaptchaLine captcha={captcha} />
    </Form>
  )
}

function Balance({ card: { code, balance, expires } }: { card: GiftCard }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="mt-8 rounded-picture bg-kea-mist p-6">
      <h2 ref={heading} tabIndex={-1} className="font-display text-subheading font-bold outline-none">
        {formatMoney(balance)} left
      </h2>
      <p className="mt-1">{expires === '' ? 'This gift certificate never expires.' : `Valid until ${expires}.`}</p>
      {balance > 0 ? <Redeem code={code} amount={formatMoney(balance)} /> : <p>It has been used up.</p>}
    </section>
  )
}

function Redeem({ code, amount }: { code: string; amount: string }) {
  const navigate = useNavigate()
  const captcha = useCaptcha()
  const request = useSubmit(
    () => captcha.spend((token) => redeemGiftCard(code, token)),
    () => {
      showToast(`${amount} are in your store credit.`)
      navigate(accountPath('my-credits'))
    },
  )
  return (
    <>
      <p className="mt-4 max-w-prose">
        You can move it to your store credit. That uses up the code, so only do it with a gift of your own.
      </p>
      {request.error !== '' && <Alert className="mt-4">{request.error}</Alert>}
      <Button
        look="secondary"
        className="mt-4"
        state={request.pending ? 'sending' : 'normal'}
        loadingText="Moving it"
        onClick={() => request.submit(undefined)}
      >
        Add {amount} to my store credit
      </Button>
    </>
  )
}
