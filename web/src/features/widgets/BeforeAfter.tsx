import { useState } from 'react'
import { Picture } from '~/ui/Picture'
import { Section } from '~/ui/Section'
import type { WidgetProps } from './widget'

/** Two pictures over each other. A slider moves the line between them. */
export function BeforeAfter({ data }: WidgetProps) {
  const [share, setShare] = useState(50)
  const picture = (src: string, alt: string, className: string) => (
    <Picture src={src} alt={alt} sizes="(min-width: 1024px) 60vw, 100vw" shape="custom" className={className} />
  )
  return (
    <Section {...(data.title && { title: data.title })} {...(data.text && { lead: data.text })}>
      <div className="relative max-w-5xl overflow-hidden rounded-picture has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-kea">
        {picture(data.after ?? '', data.alt ?? '', 'aspect-[4/3]')}
        <div className="absolute inset-0" style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}>
          {picture(data.before ?? '', '', 'size-full')}
        </div>
        <span className={`${LABEL} left-3`}>Before</span>
        <span className={`${LABEL} right-3`}>After</span>
        <span aria-hidden="true" className="absolute inset-y-0 w-0.5 bg-paper" style={{ left: `${share}%` }}>
          <span className="absolute top-1/2 left-1/2 size-11 -translate-1/2 rounded-full border-2 border-paper bg-ink/40" />
        </span>
        <input
          type="range"
          min={0}
          max={100}
          value={share}
          aria-label="Compare before and after"
          aria-valuetext={`${share} % before, ${100 - share} % after`}
          onChange={(event) => setShare(Number(event.target.value))}
          className="absolute inset-0 size-full cursor-ew-resize touch-pan-y opacity-0"
        />
      </div>
    </Section>
  )
}

const LABEL = 'absolute bottom-3 rounded-full bg-paper px-3 py-1 text-sm font-medium'
