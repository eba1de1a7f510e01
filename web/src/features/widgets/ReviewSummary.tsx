import { Summary } from '~/features/reviews/Summary'
import { Section } from '~/ui/Section'
import type { WidgetProps } from './widget'

/** Review figures, with the lines from the settings. */
export function ReviewSummary({ page, data }: WidgetProps) {
  const { ratingLine, recommendPercent, countsSamples } = page.settings
  return (
    <Section ground="mist" title={data.title || 'What shoppers say'} {...(data.text && { lead: data.text })}>
      <div className="flex flex-wrap items-end gap-x-14 gap-y-6">
        <Summary page={page} isMarked={false} />
        {ratingLine && <p className="font-display text-subheading font-bold">{ratingLine}</p>}
        {recommendPercent && (
          <p className="font-display text-subheading font-bold">{recommendPercent}% would recommend us</p>
        )}
      </div>
      {countsSamples && page.settings.rating.count > 0 && (
        <p className="mt-6 text-sm text-ink-soft">These figures are samples, not from customers.</p>
      )}
    </Section>
  )
}
