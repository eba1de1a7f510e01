import { newsletterOffer } from '@kea/shared/newsletter/offer'
import { hasPageType, namesDiscount } from '@kea/shared/newsletter/popup'
import { pageKind } from '@kea/shared/tracking/page-facts'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai/react'
import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { useSettings } from '~/api/settings-query'
import { hasSubscribed } from '~/features/forms/newsletter/subscribed'
import { pageQuery } from '~/features/page/page-query'
import { consentSheetAtom } from '~/lib/consent'
import { pagePath } from '~/lib/paths'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import { configurationGroup } from './configuration-group'
import { DiscountButton } from './DiscountButton'
import { offerFlagAtom, popupAtom } from './offer-flag'
import { usePopupTimer } from './use-popup-timer'

const OfferPopup = lazyWithRetry(async () => (await import('./OfferPopup')).OfferPopup, { instead: null })

/** The configuration of this page. Nothing is fetched for it. */
function useConfiguration(path: string) {
  const page = useQuery({ ...pageQuery(path), enabled: false }).data
  const settings = useSettings()
  const isOfferPopup = useAtomValue(offerFlagAtom)
  return configurationGroup({ settings, userAgent: navigator.userAgent, page, isOfferPopup })
}

/** The subscription popup, and the button that brings it back. */
export function PopupPlace() {
  const path = pagePath(useLocation().pathname)
  const { configvalues, pageData, isOfferPopup } = useConfiguration(path)
  const popup = useAtomValue(popupAtom)
  const consentSheet = useAtomValue(consentSheetAtom)
  const kind = pageKind(path, pageData)
  const isPlace = pageData !== null && hasPageType(kind)
  usePopupTimer(isPlace && !isOfferPopup, path)
  // The question of consent comes first, also where the shopper has opened it again.
  if (!isPlace || consentSheet !== 'closed') return null
  const offer = newsletterOffer(path, configvalues.newsletter)
  if (popup !== 'closed') {
    return (
      <Suspense>
        <OfferPopup
          path={path}
          pageId={pageData.id ?? 0}
          offer={offer}
          birthdayGift={configvalues.newsletter.birthdayGift}
          isAsked={popup === 'asked'}
        />
      </Suspense>
    )
  }
  // A subscriber has the code already.
  const isNamed = isOfferPopup && offer !== null && namesDiscount(kind, pageData) && !hasSubscribed()
  return isNamed && <DiscountButton page={path} />
}
