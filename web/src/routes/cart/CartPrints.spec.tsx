import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Shop } from '~/api/testing/Shop'
import { groupsOf } from '~/features/cart/cart'
import { sampleLine } from '~/features/cart/testing/sample-cart'
import { CartPrints } from './CartPrints'

const design = { uid: 'd', revision: 2 }
const print = (uid: string, size: string, quantity: number, rowCents: number) =>
  sampleLine({
    uid,
    name: 'Photo print',
    design,
    hasCopies: true,
    options: [{ label: 'Size', value: size }],
    quantity,
    unitCents: rowCents / quantity,
    rowCents,
    editLink: '/photoprints-tool?sku=photo-print&design=d&line=1',
  })
const lines = [print('1', '10 × 15 cm', 25, 975), print('2', '20 × 30 cm', 4, 2200)]

const draw = (shown = lines) =>
  render(
    <Shop>
      <CartPrints lines={shown} isRestored={false} onRemove={() => {}} onSave={() => {}} />
    </Shop>,
  ).container

describe('prints of one design in the cart', () => {
  it('are one group, and other lines stay alone', () => {
    const mug = sampleLine({ uid: '3' })
    const other = { ...print('4', '10 × 15 cm', 1, 45), design: { uid: 'e', revision: 1 } }
    const groups = groupsOf([lines[0], mug, lines[1], other].filter((line) => line !== undefined))
    expect(groups.map((group) => group.map(({ uid }) => uid))).toEqual([['1', '2'], ['3'], ['4']])
  })

  it('have a row for each size, one price and one link to the tool, and no quantity to step', () => {
    const group = draw()
    expect(group.textContent).toContain('29 prints')
    expect(group.textContent).toContain('N$31.75')
    expect(group.textContent).toMatch(/10 × 15 cm\s*N\$9\.75\s*25 prints at N\$0\.39/)
    expect(group.textContent.match(/Edit prints/g)).toHaveLength(1)
    expect(group.textContent).toContain('Remove all')
    expect(group.querySelector('input')).toBeNull()
    expect(draw(lines.slice(0, 1)).textContent).not.toContain('Remove all')
  })

  it('show a problem of several lines once', () => {
    const group = draw(lines.map((line) => ({ ...line, problems: ['Gone.'] })))
    expect(group.querySelectorAll('[role="alert"]')).toHaveLength(1)
  })
})
