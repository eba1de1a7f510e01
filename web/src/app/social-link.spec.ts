import { expect, it } from 'vitest'
import { socialLink } from './social-link'

it.each([
  ['https://www.facebook.com/keaprints', 'Facebook'],
  ['https://instagram.com/keaprints', 'Instagram'],
  ['https://www.pinterest.nz/keaprints', 'Pinterest'],
  ['https://m.youtube.com/@keaprints', 'YouTube'],
  ['https://social.example/@kea', 'social.example'],
])('the profile %s is called %s', (address, name) => {
  expect(socialLink(address)).toEqual({ name, href: address })
})

it.each(['', 'keaprints', 'javascript:alert(1)', 'ftp://facebook.com/kea'])('"%s" is no profile', (address) => {
  expect(socialLink(address)).toBeNull()
})
