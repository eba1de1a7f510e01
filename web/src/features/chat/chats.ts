import type { ChatKey } from '@kea/shared/measuring/chats'

/** A live chat, as its vendor documents its script. */
interface Chat {
  /** Prepares the page for the script. Answers the script's address. */
  prepare: (id: string) => string
  /** The float button that the script draws; null until then. */
  button: () => HTMLElement | null
}

const set = (fields: object) => Object.assign(window, fields)

/** A button of tawk.to is in a frame without an address of its own. */
function buttonInFrame(): HTMLElement | null {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[title="chat widget"]')) {
    const button = frame.contentDocument?.querySelector<HTMLElement>('button.tawk-button')
    if (button) return button
  }
  return null
}

export const CHAT_SCRIPTS: Readonly<Record<ChatKey, Chat>> = {
  crisp: {
    prepare(id) {
      set({ $crisp: [], CRISP_WEBSITE_ID: id })
      return 'https://client.crisp.chat/l.js'
    },
    button: () => document.querySelector<HTMLElement>('#crisp-chatbox-button, .crisp-client a[role="button"]'),
  },
  tawk: {
    prepare(id) {
      set({ Tawk_API: {}, Tawk_LoadStart: new Date() })
      return `https://embed.tawk.to/${id}`
    },
    button: buttonInFrame,
  },
}
