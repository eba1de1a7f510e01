/** In the order of a deck. */
const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'] as const
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const
const JOKERS = [1, 2] as const

export type Suit = (typeof SUITS)[number]
export type Rank = (typeof RANKS)[number]
type PlayingCard = { suit: Suit; rank: Rank } | { joker: (typeof JOKERS)[number] }

/** 52 cards and two jokers. */
const DECK: readonly PlayingCard[] = [
  ...SUITS.flatMap((suit) => RANKS.map((rank) => ({ suit, rank }))),
  ...JOKERS.map((joker) => ({ joker })),
]

/** The card at a place of a deck, from 0. A longer row of cards begins again. */
export function cardAt(place: number): PlayingCard {
  const card = DECK[place % DECK.length]
  if (!card) throw new Error(`There is no card ${place}`)
  return card
}

const NAMES: Partial<Record<Rank, string>> = { A: 'Ace', J: 'Jack', Q: 'Queen', K: 'King' }

/** What players call a card: `Ace of hearts`, `10 of clubs`, `Joker 1`. */
export const cardName = (card: PlayingCard): string =>
  'joker' in card ? `Joker ${card.joker}` : `${NAMES[card.rank] ?? card.rank} of ${card.suit}`
