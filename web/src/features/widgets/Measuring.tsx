import { disclosureHtml } from '@kea/shared/measuring/disclosure'
import { useAtomValue } from 'jotai/react'
import { asked, consentSheetAtom, openConsentSheet, outsideServices } from '~/lib/consent'
import { Button } from '~/ui/Button'
import { ProseText } from '~/ui/Prose'
import { Section } from '~/ui/Section'

/** What was chosen, in a sentence. */
function chosen(): string {
  const { consent, isPrivate } = asked()
  if (isPrivate) return 'Your browser says no for you (Global Privacy Control).'
  if (consent === null) return 'You have not chosen yet, so nobody hears anything.'
  return consent.vendors.length > 0 ? 'You have accepted.' : 'You have chosen “Only necessary”.'
}

/** Which outside services hear of a visit, from the same data as the sheet that asks, and how to choose again. */
export function Measuring() {
  // A choice closes the sheet.
  useAtomValue(consentSheetAtom)
  const services = outsideServices()
  return (
    <Section id="measuring" className="py-0">
      <ProseText html={`<h2>Who hears of your visit</h2>${disclosureHtml(services)}`} className="prose prose-page" />
      {services.vendors.size > 0 && (
        <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button look="secondary" onClick={openConsentSheet}>
            Choose again
          </Button>
          {chosen()}
        </p>
      )}
    </Section>
  )
}
