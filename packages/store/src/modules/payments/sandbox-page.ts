import { escapeHtml as safe } from '@kea/shared/head/escape'
import { formatMoney } from '@kea/shared/money'
import type { Payment } from './port'

const STYLE = `*{box-sizing:border-box}body{margin:0;background:#f4f6f1;color:#16211b;font:1.0625rem/1.5 system-ui,sans-serif}
main{max-width:30rem;margin:0 auto;padding:2.5rem 1.25rem}
.card{background:#fff;border:1px solid #dfe4da;border-radius:12px;padding:1.5rem}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 .25rem}p{margin:.5rem 0}
.total{font-size:2rem;font-weight:700;font-variant-numeric:tabular-nums;margin:1rem 0}
.note{background:#fff4d6;border-radius:8px;padding:.75rem 1rem}
form{display:grid;gap:.75rem;margin-top:1.5rem}
button{font:inherit;font-weight:600;min-height:48px;border-radius:8px;border:2px solid #1f4d2e;background:#fff;color:#1f4d2e;cursor:pointer}
button.main{background:#1f4d2e;color:#fff}
button:hover{text-decoration:underline}:focus-visible{outline:3px solid #b4540a;outline-offset:2px}`

const button = (result: string, label: string, look = ''): string =>
  `<button name="result" value="${result}"${look && ` class="${look}"`}>${safe(label)}</button>`

const page = (title: string, content: string): string =>
  `<!doctype html><html lang="en-NZ"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
  `<title>${safe(title)}</title><style>${STYLE}</style></head><body><main><div class="card">` +
  `<h1>${safe(title)}</h1>${content}</div></main></body></html>`

/** The payment page: no card is asked for, the tester says how the payment ends. */
export const sandboxPage = (payment: Payment, orderNumber: string): string =>
  page(
    'Test payment page',
    `<p>Order ${safe(orderNumber)}</p><p class="total">${safe(formatMoney(payment.amount_cents))}</p>` +
      `<p class="note">This page stands in for a payment provider. Nothing is charged, and it asks for no card.</p>` +
      `<form method="post">${button('paid', 'Approve the payment', 'main')}` +
      `${button('late', 'Approve, and tell the shop later')}${button('declined', 'Decline it')}` +
      `${button('cancelled', 'Cancel and go back')}</form>`,
  )

/** For a payment that has ended. */
export const endedPage = (returnTo: string): string =>
  page(
    'This payment has ended',
    `<p>There is nothing left to do here.</p><p><a href="${safe(returnTo)}">Back to the shop</a></p>`,
  )
