import type { Mail } from '../mails/outbox'
import type { ShopNames } from '../settings/service'

interface Parts {
  /** Of the mail; the same one is written once. */
  id: string
  recipient: string
  shop: ShopNames
}

const mail = ({ id, recipient, shop }: Parts, subject: string, lines: readonly string[]): Mail => ({
  messageId: id,
  recipient,
  subject,
  body: ['Kia ora,', '', ...lines, '', `Questions? Write to ${shop.email}.`, '', shop.name].join('\n'),
})

const NOT_YOU = 'Not you? Then ignore this mail: nothing happens without it.'

/** The mails contain no input: anybody can enter any address. */
export const confirmationMail = (parts: Parts & { link: string; days: number }): Mail =>
  mail(parts, `Confirm your account at ${parts.shop.name}`, [
    'open this link to confirm your email address. Your account is ready then:',
    '',
    parts.link,
    '',
    `The link works for ${parts.days} days. ${NOT_YOU}`,
  ])

export const knownAccountMail = (parts: Parts & { loginLink: string; forgotLink: string }): Mail =>
  mail(parts, `You have an account at ${parts.shop.name}`, [
    'someone entered your email address to create an account. You have one already, and it has not changed.',
    '',
    `Log in: ${parts.loginLink}`,
    `Forgotten your password? Choose a new one: ${parts.forgotLink}`,
  ])

export const codeMail = (parts: Parts & { code: string; minutes: number }): Mail =>
  mail(parts, `${parts.code} is your code for ${parts.shop.name}`, [
    'enter this code to log in:',
    '',
    parts.code,
    '',
    `The code works for ${parts.minutes} minutes. Tell it to nobody: we never ask for it. ${NOT_YOU}`,
  ])

export const resetMail = (parts: Parts & { link: string; hours: number }): Mail =>
  mail(parts, `Choose a new password for ${parts.shop.name}`, [
    'open this link to choose a new password:',
    '',
    parts.link,
    '',
    `The link works once, for ${parts.hours} hours. ${NOT_YOU}`,
  ])

export const passwordChangedMail = (parts: Parts & { forgotLink: string }): Mail =>
  mail(parts, `Your password at ${parts.shop.name} was changed`, [
    'your password was just changed. All other devices are logged out.',
    '',
    `Was it not you? Choose a new password at once: ${parts.forgotLink}`,
  ])

export const newPasskeyMail = (parts: Parts & { forgotLink: string }): Mail =>
  mail(parts, `A passkey was added to your account at ${parts.shop.name}`, [
    'you can now log in with a passkey of your device.',
    '',
    `Was it not you? Choose a new password at once: ${parts.forgotLink}`,
    'Then delete the passkey in your account.',
  ])

export const emailChangeMail = (parts: Parts & { link: string; days: number }): Mail =>
  mail(parts, `Confirm your new email address for ${parts.shop.name}`, [
    'open this link to use this email address for your account:',
    '',
    parts.link,
    '',
    `The link works for ${parts.days * 24} hours. ${NOT_YOU}`,
  ])

/** For the old address. It does not contain the new one, which anybody with the password can enter. */
export const emailChangeNotice = (parts: Parts & { link: string; days: number }): Mail =>
  mail(parts, `A new email address for your account at ${parts.shop.name}`, [
    'someone with your password asked for another email address for your account. It changes when that address is confirmed.',
    '',
    'Was it not you? Open this link. It keeps this address, and logs out every device:',
    '',
    parts.link,
    '',
    `The link works for ${parts.days} days. Then choose a new password.`,
  ])

export const accountDeletedMail = (parts: Parts): Mail =>
  mail(parts, `Your account at ${parts.shop.name} is deleted`, [
    'your account, addresses, designs and photos are deleted, as you asked.',
    '',
    'We keep your orders and invoices for as long as tax law asks.',
  ])
