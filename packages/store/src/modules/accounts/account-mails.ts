import { type Block, button, code, link, paragraph, small, toShopper } from '../mails/content'
import type { Mail } from '../mails/outbox'
import type { ShopNames } from '../settings/service'

interface Parts {
  /** Of the mail; the same one is written once. */
  id: string
  recipient: string
  shop: ShopNames
}

const mail = ({ id, recipient, shop }: Parts, subject: string, blocks: readonly Block[]): Mail => ({
  messageId: id,
  recipient,
  subject,
  content: toShopper(shop, blocks),
})

const NOT_YOU = 'Wasn’t you? You can ignore this email, and nothing will change.'

/** The mails contain no input: anybody can enter any address. */
export const confirmationMail = (parts: Parts & { link: string; days: number }): Mail =>
  mail(parts, `Confirm your account at ${parts.shop.name}`, [
    paragraph('Thank you for joining us. Confirm your email address, and your account is ready.'),
    button('Confirm your email address', parts.link),
    small(`The link works for ${parts.days} days. ${NOT_YOU}`),
  ])

export const knownAccountMail = (parts: Parts & { loginLink: string; forgotLink: string }): Mail =>
  mail(parts, `You have an account at ${parts.shop.name}`, [
    paragraph(
      'Someone tried to create an account with your email address. You already have one, and nothing about it has changed.',
    ),
    button('Log in', parts.loginLink),
    link('Forgotten your password? Choose a new one', parts.forgotLink),
  ])

export const codeMail = (parts: Parts & { code: string; minutes: number }): Mail =>
  mail(parts, `Your code for ${parts.shop.name}`, [
    paragraph(`Enter this code at ${parts.shop.name}. It works for ${parts.minutes} minutes.`),
    code('Your code', parts.code),
    small(`Don’t share it: we’ll never ask you for it. ${NOT_YOU}`),
  ])

export const resetMail = (parts: Parts & { link: string; hours: number }): Mail =>
  mail(parts, `Choose a new password for ${parts.shop.name}`, [
    paragraph('Choose a new password, and you can log in with it straight away.'),
    button('Choose a new password', parts.link),
    small(`The link works once, for ${parts.hours} hours. ${NOT_YOU}`),
  ])

export const passwordChangedMail = (parts: Parts & { forgotLink: string; passkeysLink: string }): Mail =>
  mail(parts, `Your password at ${parts.shop.name} was changed`, [
    paragraph(
      'Your password was just changed, and all other devices are logged out. Your passkeys and connected logins still work.',
    ),
    paragraph(
      'Wasn’t you? Choose a new password right away. Then log in and delete any passkey or connected login that isn’t yours.',
    ),
    button('Choose a new password', parts.forgotLink),
    link('See your passkeys and logins', parts.passkeysLink),
  ])

export const firstPasswordMail = (parts: Parts & { forgotLink: string; passkeysLink: string }): Mail =>
  mail(parts, `Your account at ${parts.shop.name} now has a password`, [
    paragraph('You can now log in with the password you just chose. All other devices are logged out.'),
    paragraph('Wasn’t you? Choose a new password right away. It replaces this one.'),
    button('Choose a new password', parts.forgotLink),
    link('See your passkeys and logins', parts.passkeysLink),
  ])

export const newPasskeyMail = (parts: Parts & { forgotLink: string; passkeysLink: string }): Mail =>
  mail(parts, `A passkey was added to your account at ${parts.shop.name}`, [
    paragraph('You can now log in with a passkey on your device.'),
    paragraph(
      'Wasn’t you? Do both of these right away. Choose a new password, which logs out every device. Then log in and delete the passkey: it works until you delete it, even with a new password.',
    ),
    button('Choose a new password', parts.forgotLink),
    link('Delete the passkey', parts.passkeysLink),
  ])

export const newSocialLoginMail = (
  parts: Parts & { provider: string; forgotLink: string; passkeysLink: string },
): Mail =>
  mail(parts, `${parts.provider} was connected to your account at ${parts.shop.name}`, [
    paragraph(`You can now log in with ${parts.provider}.`),
    paragraph(
      'Wasn’t you? Do both of these right away. Choose a new password, which logs out every device. Then log in and disconnect it: it works until you do, even with a new password.',
    ),
    button('Choose a new password', parts.forgotLink),
    link('See your passkeys and logins', parts.passkeysLink),
  ])

export const dataDownloadedMail = (parts: Parts & { forgotLink: string; sessionsLink: string }): Mail =>
  mail(parts, `Your data at ${parts.shop.name} was downloaded`, [
    paragraph('A file with all your data was just downloaded from your account: addresses, orders, designs and more.'),
    paragraph('Wasn’t you? Choose a new password right away. That logs out every other device.'),
    button('Choose a new password', parts.forgotLink),
    link('See where you are logged in', parts.sessionsLink),
  ])

export const emailChangeMail = (parts: Parts & { link: string; days: number }): Mail =>
  mail(parts, `Confirm your new email address for ${parts.shop.name}`, [
    paragraph('Confirm this email address to use it for your account.'),
    button('Use this email address', parts.link),
    small(`The link works for ${parts.days * 24} hours. ${NOT_YOU}`),
  ])

/** For the old address. It does not contain the new one, which anybody with the password can enter. */
export const emailChangeNotice = (parts: Parts & { link: string; days: number }): Mail =>
  mail(parts, `A new email address for your account at ${parts.shop.name}`, [
    paragraph(
      'Someone with your password asked to change the email address of your account. It changes once the new address is confirmed.',
    ),
    paragraph(
      'Wasn’t you? Keep this address. That also logs out every device and removes your password and all passkeys.',
    ),
    button('Keep this address', parts.link),
    small(`The link works for ${parts.days} days. Once you have kept this address, choose a new password.`),
  ])

export const accountDeletedMail = (parts: Parts): Mail =>
  mail(parts, `Your account at ${parts.shop.name} is deleted`, [
    paragraph('As you asked, we have deleted your account with your addresses, designs, photos and questions.'),
    paragraph(
      'Tax law asks us to keep what you ordered, when and for how much, for seven years. If an order is still on its way, we keep its address until 90 days after we send it.',
    ),
  ])
