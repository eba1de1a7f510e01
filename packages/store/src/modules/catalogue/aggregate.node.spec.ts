import { expect, it } from 'vitest'
import { aggregate } from './aggregate'
import type { AttributeValues } from './product'

const room = {
  code: 'room',
  label: 'Room',
  options: [
    { value: 'kitchen', label: 'Kitchen' },
    { value: 'office', label: 'Office' },
    { value: 'bathroom', label: 'Bathroom' },
  ],
}
const material = { code: 'material', label: 'Material', options: [{ value: 'metal', label: 'Metal' }] }

it('aggregations count the products of each option, in the order of the attribute, without empty ones', () => {
  const products: AttributeValues[] = [{ room: ['office', 'kitchen'] }, { room: ['office'], colour: ['red'] }, {}]
  expect(aggregate([material, room], products)).toEqual([
    {
      code: 'room',
      label: 'Room',
      options: [
        { value: 'kitchen', label: 'Kitchen', count: 1 },
        { value: 'office', label: 'Office', count: 2 },
      ],
    },
  ])
})
