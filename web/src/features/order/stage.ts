/** How far an order is. */
export type Stage = 'paying' | 'making' | 'sent' | 'complete' | 'ended'

/** The steps from an order to its delivery, by the backend's status text. */
export function stageOf(status: string): Stage {
  if (/cancel|closed|refused|refunded/i.test(status)) return 'ended'
  if (/complete/i.test(status)) return 'complete'
  if (/shipped/i.test(status)) return 'sent'
  return /pending|waiting/i.test(status) ? 'paying' : 'making'
}
