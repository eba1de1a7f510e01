import { CHATS, readChat } from './chats'
import type { OutsideServices } from './outside-services'
import { companiesOf, type VendorKey } from './vendor-keys'
import { VENDORS } from './vendors'

/** What a shopper may read of one service. */
interface Disclosed {
  name: string
  rows: readonly (readonly [string, string])[]
}

export function disclosureOf(key: VendorKey): Disclosed {
  const { service, purpose, told, kept, cookies } = VENDORS[key]
  return {
    name: service,
    rows: [
      ['What for', purpose],
      ['What it hears', told],
      ['How long it keeps it', kept],
      ['Its cookies here', cookies.map(({ name, until }) => `${name}: ${until}`).join(', ')],
    ],
  }
}

const NONE = '<p>We use no outside service for statistics, ads or chat. If that changes, we name it here first.</p>'

const table = ({ name, rows }: Disclosed) =>
  `<h3>${name}</h3><table><tbody>${rows
    .map(([head, text]) => `<tr><th scope="row">${head}</th><td>${text}</td></tr>`)
    .join('')}</tbody></table>`

/** The part of /privacy-policy about outside services. Its texts are ours, so none is escaped. */
export function disclosureHtml({ vendors, chat }: OutsideServices): string {
  const keys = [...vendors.keys()]
  const live = readChat(chat)
  if (keys.length === 0 && !live) return NONE
  const measured = `<p>If you accept, we tell ${companiesOf(keys)} about your visit. Until then, and if you choose “Only necessary”, none of their code runs and they hear nothing. Your choice is kept for 180 days. Their servers may stand outside New Zealand. If your browser sends Global Privacy Control, that is a no.</p>
<p>They never hear your name, your photos, the words you typed or your designs. A cookie that starts with the letters before a * has more letters after them.</p>${keys.map((key) => table(disclosureOf(key))).join('')}`
  const chatted = live
    ? `<h3>Live chat</h3><p>Our chat is ${CHATS[live.key]}. Its code loads when you press “Chat with us”, and not before. It then knows what you write, your IP address and the page you are on.</p>`
    : ''
  return (keys.length > 0 ? measured : '') + chatted
}
