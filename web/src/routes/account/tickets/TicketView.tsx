import { accountPath } from '@kea/shared/account-routes'
import { dateWordsAt } from '@kea/shared/day-words'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '~/lib/class-names'
import { Button } from '~/ui/Button'
import type { Ticket, TicketMessage } from './order-tickets'
import { WriteBack } from './WriteBack'

/** A question with its messages, and a form for the next one. */
export function TicketView({ ticket }: { ticket: Ticket }) {
  const { uid, number, order, subject, status, messages } = ticket
  const [isWriting, setIsWriting] = useState(false)
  return (
    <article className="rounded-picture border border-line p-5 lg:p-6">
      <h2 className="font-display text-subheading font-bold wrap-anywhere">{subject}</h2>
      <p className="text-ink-soft">
        {number}, {status.toLowerCase()}
        {order && (
          <>
            {', about '}
            <Link to={accountPath('view-order', order)} className="text-kea underline">
              order {order}
            </Link>
          </>
        )}
      </p>
      <ol className="mt-4 grid gap-4">
        {messages.map((message, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages are only added at the end.
          <li key={at}>
            <Message message={message} />
          </li>
        ))}
      </ol>
      {isWriting ? (
        <WriteBack uid={uid} onSent={() => setIsWriting(false)} />
      ) : (
        <Button look="quiet" className="-mb-2 -ml-3 mt-3" onClick={() => setIsWriting(true)}>
          Write back<span className="sr-only"> about {subject}</span>
        </Button>
      )}
    </article>
  )
}

function Message({ message: { isFromShop, text, at, photos, documents } }: { message: TicketMessage }) {
  return (
    <div className={classNames('rounded-lg p-4', isFromShop ? 'bg-kea-mist' : 'bg-mist')}>
      <p className="text-sm text-ink-soft">
        {isFromShop ? 'Our answer' : 'You'}
        {at !== null && `, ${dateWordsAt(at)}`}
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      {photos.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-3">
          {photos.map((photo, at) => (
            <li key={photo}>
              <a href={photo} target="_blank" rel="noreferrer">
                <img
                  src={photo}
                  alt={`${at + 1} of this message; opens in a new window`}
                  className="size-24 rounded-lg bg-paper object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {documents.length > 0 && (
        <ul className="mt-3 grid gap-1">
          {documents.map(({ name, url }) => (
            <li key={url}>
              <a href={url} className="inline-flex min-h-11 items-center gap-2 text-kea underline wrap-anywhere">
                <FileText aria-hidden="true" className="size-5 shrink-0" />
                Download {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
