import type { readChat } from '@kea/shared/measuring/chats'
import { loadScript } from '~/lib/load-script'
import { CHAT_SCRIPTS } from './chats'

const POLL_MS = 500
/** A blocked or broken script draws no button. */
const GIVE_UP_MS = 20_000

let isAsked = false

/**
 * Opens a live chat: asks for its script at the first press, looks for its float button every 500 ms, and presses that once
 * it is there.
 *
 * @returns false if the chat does not come
 */
export function openChat({ key, id }: NonNullable<ReturnType<typeof readChat>>): Promise<boolean> {
  const { prepare, button } = CHAT_SCRIPTS[key]
  const press = () => {
    const found = button()
    found?.click()
    return found !== null
  }
  if (press()) return Promise.resolve(true)
  return new Promise((resolve) => {
    const until = Date.now() + GIVE_UP_MS
    const end = (isOpen: boolean) => {
      clearInterval(polling)
      resolve(isOpen)
    }
    const polling = setInterval(() => {
      if (press()) end(true)
      else if (Date.now() >= until) end(false)
    }, POLL_MS)
    if (isAsked) return
    isAsked = true
    const onError = () => {
      isAsked = false
      end(false)
    }
    loadScript(prepare(id), { onError })
  })
}
