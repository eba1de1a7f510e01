import type { SizeRow } from '@kea/design/product/parts'
import { useEffect, useRef, useState } from 'react'
import { Button } from '~/ui/Button'
import { SelectField } from '~/ui/Field'
import { cm, sizeLabel } from '../wall/wall-scale'
import { type Compared, comparison } from './compared'
import type { Beside } from './use-beside'
import { firstBeside, sizeTitle } from './wall-product'

interface BesideSizesProps {
  beside: Beside
  /** The chosen product and its size. */
  sku: string
  size: SizeRow
  /** What hangs on the wall, the chosen one first. */
  hung: readonly Compared[]
}

/** Chooses what hangs beside the chosen size, and has the figures of both. */
export function BesideSizes({ beside, sku, size, hung }: BesideSizesProps) {
  const { isOpen, open, products, state, product, put } = beside
  const select = useRef<HTMLSelectElement>(null)
  const [wasPressed, setWasPressed] = useState(false)
  // The button is gone, and with it the place on the page of somebody who pressed a key.
  useEffect(() => {
    if (wasPressed) select.current?.focus()
  }, [wasPressed])
  if (!isOpen) {
    return (
      <Button
        look="secondary"
        className="mt-4"
        onClick={() => {
          open()
          setWasPressed(true)
        }}
      >
        Compare sizes side by side
      </Button>
    )
  }
  const [first, second] = hung
  const putFirst = (chosen: string) => {
    const next = products.find((one) => one.sku === chosen)
    put((next && firstBeside(next, size)) ?? null)
  }
  return (
    <div className="mt-5 border-t border-line pt-5">
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          ref={select}
          label="Hang beside it"
          value={product?.sku ?? ''}
          onChange={({ target }) => putFirst(target.value)}
        >
          <option value="">Nothing</option>
          {products.map((one) => (
            <option key={one.sku} value={one.sku}>
              {one.sku === sku ? 'Another size' : one.name}
            </option>
          ))}
          {state !== 'here' && (
            <option disabled>{state === 'waiting' ? 'Loading the others…' : 'The others could not be loaded'}</option>
          )}
        </SelectField>
        {product && (
          <SelectField
            label="In the size"
            value={beside.size?.optionUid ?? ''}
            onChange={({ target }) => put(product.sizes.find(({ optionUid }) => optionUid === target.value) ?? null)}
          >
            {product.sizes.map((one) => (
              <option key={one.optionUid} value={one.optionUid}>
                {sizeTitle(product, one)}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <p role="status" className="mt-4 empty:hidden">
        {first && second && comparison(first, second)}
      </p>
      {second && <Figures hung={hung} />}
    </div>
  )
}

/** The figures of the drawing. A frame or a rim comes on top of the size. */
function Figures({ hung }: { hung: readonly Compared[] }) {
  const areFramed = hung.some(({ size, outer }) => outer.widthMm !== size.widthMm)
  return (
    <table className="mt-3 w-full border-collapse text-left text-[0.9375rem] tabular-nums">
      <caption className="sr-only">Both sizes in centimetres</caption>
      <thead>
        <tr className="border-b border-ink">
          {['Print', 'Width', 'Height', ...(areFramed ? ['On the wall'] : [])].map((title) => (
            <th key={title} scope="col" className="py-2 pr-3 font-semibold last:pr-0">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hung.map(({ name, size, outer }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same size may hang twice
          <tr key={at} className="border-b border-line">
            <th scope="row" className="py-2 pr-3 font-normal">
              {name}
            </th>
            <td className="py-2 pr-3 whitespace-nowrap">{cm(size.widthMm)} cm</td>
            <td className="py-2 pr-3 whitespace-nowrap">{cm(size.heightMm)} cm</td>
            {areFramed && <td className="py-2 whitespace-nowrap">{sizeLabel(outer)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
