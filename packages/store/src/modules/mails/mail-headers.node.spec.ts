import { expect, it } from 'vitest'
import { mailHeaders } from './mail-headers'

it('a mail has the shop’s id with the domain of the sender', () => {
  expect(mailHeaders({ message_id: 'order-abc', unsubscribe_url: null }, 'shop@prints.example')).toEqual({
    'X-Message-ID': '<order-abc@prints.example>',
  })
})

it('a newsletter has its address for unsubscribing by one click', () => {
  expect(
    mailHeaders(
      { message_id: 'newsletter-1', unsubscribe_url: 'https://prints.example/u?token=t' },
      'shop@prints.example',
    ),
  ).toEqual({
    'X-Message-ID': '<newsletter-1@prints.example>',
    'List-Unsubscribe': '<https://prints.example/u?token=t>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
})
