import { expect, it } from 'vitest'
import { cardAt, cardName } from './playing-cards'

it('a deck has 52 cards by suits, and then two jokers', () => {
  const deck = Array.from({ length: 54 }, (_, place) => cardAt(place))
  expect(deck[0]).toEqual({ suit: 'spades', rank: 'A' })
  expect(deck[12]).toEqual({ suit: 'spades', rank: 'K' })
  expect(deck[13]).toEqual({ suit: 'hearts', rank: 'A' })
  expect(deck[35]).toEqual({ suit: 'diamonds', rank: '10' })
  expect(deck[51]).toEqual({ suit: 'clubs', rank: 'K' })
  expect(deck.slice(52)).toEqual([{ joker: 1 }, { joker: 2 }])
  expect(new Set(deck.map((card) => JSON.stringify(card))).size).toBe(54)
})

it('a longer row of cards begins again', () => {
  expect(cardAt(54)).toEqual({ suit: 'spades', rank: 'A' })
  expect(cardAt(107)).toEqual({ joker: 2 })
})

it('a card is called as players call it', () => {
  expect([13, 48, 10, 24, 38, 52, 53].map((place) => cardName(cardAt(place)))).toEqual([
    'Ace of hearts',
    '10 of clubs',
    'Jack of spades',
    'Queen of hearts',
    'King of diamonds',
    'Joker 1',
    'Joker 2',
  ])
})
