import { type MouseEvent, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { keepMeasuresWhole } from '~/lib/measures'
import { isOwnPath } from '~/lib/paths'
import { trustedHtml } from '~/lib/trusted-types'
import { Container } from './Section'

interface ProseProps {
  html: string
  /** It stands below the title of its page, which has space of its own. */
  isBelowTitle?: boolean
}

/** Sanitised HTML of the CMS as running text. Its links to our own pages go through the router. */
export function Prose({ html, isBelowTitle = false }: ProseProps) {
  return (
    <Container className={isBelowTitle ? 'pt-2 pb-10 lg:pb-16' : 'py-10 lg:py-16'}>
      <ProseText html={html} className="prose prose-page" />
    </Container>
  )
}

export function ProseText({ html, className = 'prose' }: { html: string; className?: string }) {
  const navigate = useNavigate()
  // The same object for the same text, or React would write the markup anew with each render.
  const markup = useMemo(() => ({ __html: trustedHtml(keepMeasuresWhole(html)) }), [html])
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const href = link?.getAttribute('href') ?? ''
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!link || !isOwnPath(href) || link.target === '_blank' || !isPlain) return
    event.preventDefault()
    navigate(href)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are what is pressed, by key too; this only keeps them in the router
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by parseContent
    <div className={className} onClick={onClick} dangerouslySetInnerHTML={markup} />
  )
}
