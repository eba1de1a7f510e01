import { useEffect, useRef } from 'react'
import { offersInField } from './passkey-support'

/** Shorter than the five minutes of a challenge. */
const RENEW_MS = 4 * 60_000

/**
 * Lets the browser offer its passkeys in the field with `autocomplete="username webauthn"`, for as long as the page is
 * open. A failure is silent: the other login methods stay.
 */
export function usePasskeyOffers(isOn: boolean, onDone: () => void): void {
  const done = useRef(onDone)
  done.current = onDone
  useEffect(() => {
    if (!isOn) return
    let isOver = false
    const offer = async () => {
      if (!(await offersInField())) return
      const { logInByPasskey } = await import('./passkey-requests')
      if (isOver) return
      await logInByPasskey(true)
      if (!isOver) done.current()
    }
    const start = () => void offer().catch(() => {})
    start()
    const timer = setInterval(start, RENEW_MS)
    return () => {
      isOver = true
      clearInterval(timer)
      import('@simplewebauthn/browser').then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony())
    }
  }, [isOn])
}
