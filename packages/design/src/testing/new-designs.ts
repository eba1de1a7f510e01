import { newDocument } from '../arrangement/new-document'
import type { DesignDocument } from '../document/document'
import type { CalendarSettings } from '../document/settings'
import { calendarDefinition, calendarSettings } from './calendar'
import { bookDefinition } from './definitions'

/** An empty book, of eight pages unless the options say otherwise. */
export const newBook = (options: readonly string[] = ['soft', 'pages-8']): DesignDocument =>
  newDocument(bookDefinition, { sku: 'photo-book', tool: 'photobook-tool', options })

/** An empty calendar, on A4 and with weeks from Monday unless the options say otherwise. */
export const newCalendar = (
  settings: Partial<CalendarSettings> = {},
  options: readonly string[] = ['size-a4', 'week-monday'],
): DesignDocument =>
  newDocument(calendarDefinition, {
    ...{ sku: 'photo-calendar', tool: 'calendar-tool', options },
    settings: calendarSettings(settings),
  })
