import { useLayoutEffect } from 'react'
import { trustedJson } from '~/lib/trusted-types'

/**
 * Keeps one block of structured data each in the document's head. React would leave them where they are drawn, and as
 * plain text, which the content policy does not let into a script element.
 */
export function useStructuredData(blocks: readonly object[]): void {
  const texts = JSON.stringify(blocks.map((block) => JSON.stringify(block)))
  useLayoutEffect(() => {
    const tags = (JSON.parse(texts) as string[]).map((text) => {
      const tag = document.createElement('script')
      tag.type = 'application/ld+json'
      tag.text = trustedJson(text)
      return tag
    })
    document.head.append(...tags)
    return () => {
      for (const tag of tags) tag.remove()
    }
  }, [texts])
}
