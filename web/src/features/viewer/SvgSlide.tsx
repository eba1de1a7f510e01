import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { sanitise } from '~/lib/sanitise'
import { trustedHtml } from '~/lib/trusted-types'

async function fetchSvg(src: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(src, { signal })
  return response.ok ? sanitise(await response.text()) : ''
}

/** A drawing, fetched when its slide is shown. A drawing that fails to load renders nothing. */
export function SvgSlide({ src, alt, isShown }: { src: string; alt: string; isShown: boolean }) {
  const { data = '' } = useQuery({
    queryKey: ['svg', src],
    queryFn: ({ signal }) => fetchSvg(src, signal),
    enabled: isShown,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const markup = useMemo(() => ({ __html: trustedHtml(data) }), [data])
  if (data === '') return null
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised above
    <div role="img" aria-label={alt} className="size-full [&_svg]:size-full" dangerouslySetInnerHTML={markup} />
  )
}
