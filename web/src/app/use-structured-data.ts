import { useLayoutEffect } from 'react'
import { trustedJson } from '~/lib/trusted-types'

/**
 * Adds each block of structured data to the head of the document. React would render it in place and as plain text,
 * which the content policy forbids in a script element.
 */
export function useStructuredData(blocks: readonly object[]): void {
  // One block a line: JSON contains no line breaks.
  const texts = blocks.map((block) => JSON.stringify(block)).join('\n')
  useLayoutEffect(() => {
    const tags = (texts === '' ? [] : texts.split('\n')).map((text) => {
      const tag = document.createElement('script')
      tag.type = 'application/ld+json'
      tag.text = trustedJson(text)
      return tag
    })
    for (const tag of tags) document.head.appendChild(tag)
    return () => {
      for (const tag of tags) tag.remove()
    }
  }, [texts])
}
