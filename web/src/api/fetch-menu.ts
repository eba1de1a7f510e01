import { MENU_PATH, type MenuPanel } from '@kea/shared/navigation/main-menu'
import { noAnswer } from './errors'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isPanel = (value: unknown): value is MenuPanel =>
  isRecord(value) &&
  typeof value.label === 'string' &&
  typeof value.path === 'string' &&
  typeof value.all === 'string' &&
  Array.isArray(value.families) &&
  value.families.every(
    (family) =>
      isRecord(family) && [family.label, family.path, family.picture].every((text) => typeof text === 'string'),
  )

/** Fetches the panels of the main menu. */
export async function fetchMenu(signal: AbortSignal): Promise<MenuPanel[]> {
  const response = await fetch(MENU_PATH, { signal }).catch((error: unknown) => {
    throw signal.aborted ? error : noAnswer()
  })
  const body: unknown = response.ok ? await response.json().catch(() => null) : null
  if (!isRecord(body) || !Array.isArray(body.panels)) throw noAnswer()
  return body.panels.filter(isPanel)
}
