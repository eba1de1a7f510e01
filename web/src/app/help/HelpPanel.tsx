import { useQuery } from '@tanstack/react-query'
import { ChatButton } from '~/features/chat/ChatButton'
import { sanitise } from '~/lib/sanitise'
import { buttonClass } from '~/ui/Button'
import { Dialog } from '~/ui/Dialog'
import { ProseText } from '~/ui/Prose'
import { Spinner } from '~/ui/Spinner'
import { ContactLinks } from '../ContactLinks'
import { helpQuery } from './help-query'

/** How to reach the shop, and when, with the quickest answers. Without an answer of the store the ways to reach it stay. */
export function HelpPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { data, isPending } = useQuery(helpQuery)
  return (
    <Dialog title="How can we help?" open={open} onClose={onClose} from="header">
      {/* About as high as the answers, so that what follows stays. */}
      {isPending && (
        <div className="min-h-90">
          <Spinner />
        </div>
      )}
      {data?.answers && <ProseText html={sanitise(data.answers)} className="prose" />}
      <section aria-labelledby="help-talk" className="mt-6 border-t border-line pt-4">
        <h3 id="help-talk" className="font-display text-subheading font-bold">
          Talk to us
        </h3>
        {data?.hours && <p className="mt-1 text-ink-soft">{data.hours}</p>}
        <p className="mt-2 grid">
          <ContactLinks />
        </p>
        <ChatButton className={buttonClass('secondary', 'mt-3 w-full')} />
      </section>
    </Dialog>
  )
}
