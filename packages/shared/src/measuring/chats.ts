/** Live chats that the shop can open, by the first part of the setting `CHAT_ID`. */
export const CHATS = { crisp: 'Crisp', tawk: 'tawk.to' } as const

export type ChatKey = keyof typeof CHATS

/** The service and the id of a live chat; null without one that the shop can open. */
export function readChat(text: string | null): { key: ChatKey; id: string } | null {
  const [, name = '', id = ''] = /^(\w+):(.+)$/.exec(text ?? '') ?? []
  return Object.hasOwn(CHATS, name) ? { key: name as ChatKey, id } : null
}
