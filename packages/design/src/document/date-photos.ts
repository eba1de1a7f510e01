import type { DesignSettings, OwnDate } from './settings'

/** The ids of the photos on days of a calendar, once for each day. */
export const datePhotosOf = (settings: DesignSettings | undefined): string[] =>
  settings?.dates.flatMap(({ photo }) => photo ?? []) ?? []

/** The settings with their dates, but without photos that are gone; null where no date has one of them. */
export function withoutDatePhotos(
  settings: DesignSettings | undefined,
  isGone: (photo: string) => boolean,
): DesignSettings | null {
  if (!settings || !datePhotosOf(settings).some(isGone)) return null
  const dates = settings.dates.map((date): OwnDate => {
    const { photo, ...rest } = date
    return photo !== undefined && isGone(photo) ? rest : date
  })
  return { ...settings, dates }
}
