import { describe, expect, it } from 'vitest'
import { contactForm, orderForm, sharedPhotoForm } from './enquiries'
import { referralForm } from './referral'

const message = { name: ' Hēmi ', email: ' hemi@example.co.nz ', telephone: '', comment: ' Kia ora,\n\tis it done? ' }
const issuesOf = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  result.error?.issues.map(({ path, message }) => [path[0], message])

describe('a message', () => {
  it('is trimmed and keeps its line breaks', () => {
    expect(contactForm.parse(message)).toEqual({
      name: 'Hēmi',
      email: 'hemi@example.co.nz',
      telephone: '',
      comment: 'Kia ora,\n\tis it done?',
    })
  })

  it.each([
    [
      { email: 'hemi@example' },
      'email',
      'Please enter a valid email address and make sure it contains no leading/trailing spaces. For example john@example.com.',
    ],
    [{ telephone: '12' }, 'telephone', 'Please enter a valid phone.'],
    [{ comment: '  \n ' }, 'comment', 'This is a required field.'],
    [{ comment: 'a\u202eb' }, 'comment', 'Please enter plain text.'],
  ])('with %j has a message at the field', (more, field, text) => {
    expect(issuesOf(contactForm.safeParse({ ...message, ...more }))).toEqual([[field, text]])
  })
})

describe('photos of a form', () => {
  const form = {
    form: 'es',
    item: 'Table easel',
    size: '',
    quantity: '2',
    name: 'Mere',
    company: '',
    email: 'mere@example.co.nz',
    telephone: '',
    postcode: '',
    notes: '',
  }

  it('are optional, and their uploads are complete', () => {
    expect(orderForm.safeParse({ ...form, photos: [] }).success).toBe(true)
    expect(orderForm.safeParse({ ...form, photos: ['a'.repeat(32)] }).success).toBe(true)
    expect(issuesOf(orderForm.safeParse({ ...form, photos: ['a'.repeat(32), ''] }))).toEqual([
      ['photos', 'Please wait until your photos are uploaded, or remove them.'],
    ])
  })

  it.each(['101', '10110', 'SW1A'])('the postcode %j is refused', (postcode) => {
    expect(issuesOf(orderForm.safeParse({ ...form, photos: [], postcode }))).toEqual([
      ['postcode', 'Please enter a valid zip/postal code.'],
    ])
  })

  it('are shared only with the permission to show them', () => {
    const shared = {
      photos: ['a'.repeat(32)],
      order: '000000012',
      email: form.email,
      firstname: '',
      town: '',
      words: '',
    }
    expect(sharedPhotoForm.safeParse({ ...shared, consent: true }).success).toBe(true)
    expect(issuesOf(sharedPhotoForm.safeParse({ ...shared, photos: [], consent: false }))).toEqual([
      ['photos', 'Please choose a photo.'],
      ['consent', 'Please tick the box, so we may show your photo.'],
    ])
  })
})

describe('a referral', () => {
  it('keeps no text that could be in its mail', () => {
    const typed = { email: 'mere@example.co.nz', friends: 'friend@example.co.nz', knows: true }
    expect(referralForm.parse({ ...typed, name: 'casino.com', message: 'http://x' })).toEqual(typed)
  })
})
