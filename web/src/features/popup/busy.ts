import { isConsentSheetOpen } from '~/lib/consent'

const FIELDS = 'input, select, textarea, [contenteditable="true"]'

/** Another layer is over the page. */
const hasDialog = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null

/** A shopper who is typing, or has something open, is not interrupted. */
export const isBusy = (): boolean =>
  isConsentSheetOpen() || hasDialog() || document.activeElement?.matches(FIELDS) === true
