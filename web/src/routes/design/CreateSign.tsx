import { LINE_LETTERS_MAX, SIGN_LINES_MAX } from '@kea/design/neon/tube-data'
import type { Card } from '@kea/shared/page/card'
import { PlainHeading } from '@kea/shared/view/PlainHeading'
import { useState } from 'react'
import { TextAreaField } from '~/ui/Field'
import { Container } from '~/ui/Section'
import { ProductLinks } from './ToolProducts'

/** The first step of a sign with words of one's own: the words, then the sign that they are made as. */
export function CreateSign({ products }: { products: readonly Card[] }) {
  const [words, setWords] = useState('')
  const searchOf = (sku: string) => {
    const query = new URLSearchParams({ sku, ...(words.trim() !== '' && { words }) })
    return `?${query}`
  }
  return (
    <>
      <PlainHeading lead="Type your words, choose a sign to start from, and see every bend of the tube before you order.">
        Create your own neon sign
      </PlainHeading>
      <Container className="grid gap-10 pb-12 lg:grid-cols-2">
        <TextAreaField
          label="Your words"
          hint={`Up to ${SIGN_LINES_MAX} lines. Macrons, apostrophes and numbers are welcome.`}
          rows={3}
          maxLength={SIGN_LINES_MAX * (LINE_LETTERS_MAX + 1)}
          autoComplete="off"
          spellCheck={false}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <div className="grid content-start gap-3 text-ink-soft">
          <p>
            We bend LED tube by hand, piece by piece, on a clear board. The tool shows the real tube: where it bends,
            where it is cut, how long it is and how much power it takes. Words that are too long for a size move to the
            next one.
          </p>
          <p>Your sign is cool to the touch, has no glass, and runs from a 12 V adaptor with a New Zealand plug.</p>
        </div>
      </Container>
      <Container>
        <h2 className="pb-6 font-display text-heading font-bold">Choose a sign to start from</h2>
      </Container>
      <ProductLinks products={products} searchOf={searchOf} />
    </>
  )
}
