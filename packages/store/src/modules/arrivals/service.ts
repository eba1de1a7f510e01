import { arrivalDay, arrivalDays } from '@kea/shared/delivery/arrival'
import type { Clock } from '../../clock'
import type { SettingsService } from '../settings/service'

/** Working days of standard delivery to a town of either island. */
const COURIER = 'standard_ship_days'

interface ArrivalsParts {
  settings: Pick<SettingsService, 'configValues'>
  clock: Clock
}

export function createArrivals({ settings, clock }: ArrivalsParts) {
  let courier: Promise<string> | undefined
  const readCourier = async () => (await settings.configValues([COURIER]))[0]?.value ?? ''

  return {
    /** The day of arrival in a town for an order that is paid today; null without an estimate. */
    async dayOf(readyWithin: number | null): Promise<string | null> {
      if (readyWithin === null) return null
      courier ??= readCourier()
      return arrivalDay(clock().getTime(), arrivalDays(readyWithin, await courier))
    },
  }
}
