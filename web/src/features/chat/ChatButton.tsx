import { readChat } from '@kea/shared/measuring/chats'
import { routes } from '@kea/shared/routes'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { outsideServices } from '~/lib/consent'

const LABELS = { ready: 'Chat with us', opening: 'Opening the chat…' } as const

/** Opens the live chat. Without one, or if it does not come, it leads to the contact page. */
export function ChatButton({ className }: { className: string }) {
  const chat = readChat(outsideServices().chat)
  const [state, setState] = useState<'ready' | 'opening' | 'failed'>('ready')
  if (!chat || state === 'failed') {
    return (
      <Link to={routes.page({ slug: 'contact-us' })} className={className}>
        {chat ? 'The chat isn’t answering. Write to us' : 'Write to us'}
      </Link>
    )
  }
  const open = async () => {
    if (state === 'opening') return
    setState('opening')
    const { openChat } = await import('./open-chat').catch(() => ({ openChat: async () => false }))
    setState((await openChat(chat)) ? 'ready' : 'failed')
  }
  return (
    <button type="button" aria-busy={state === 'opening' || undefined} onClick={open} className={className}>
      {LABELS[state]}
    </button>
  )
}
