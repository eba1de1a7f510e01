import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Shop } from '~/api/testing/Shop'
import { hrefsOf, textsOf } from '~/ui/testing/drawn'
import UnderConstructionPage from './UnderConstructionPage'

it('the page under construction shows a message and links', () => {
  const { container } = render(
    <Shop>
      <UnderConstructionPage />
    </Shop>,
  )
  expect(textsOf(container, 'h1')).toEqual(['Under construction'])
  expect(hrefsOf(container)).toEqual(['/', '/checkout/cart'])
})
