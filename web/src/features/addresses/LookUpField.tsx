import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import type { AddressLine } from '~/api/__generated__/types'
import { SuggestField } from '~/ui/SuggestField'
import { useDebouncedValue } from '~/ui/use-debounced-value'
import { type FoundAddress, lookUpQuery, optionOf } from './look-up'

/** What is shorter fits too much, or is not worth a request to another service. */
const TEXT_MIN: Readonly<Record<AddressLine, number>> = { PLACE: 2, STREET: 5 }

interface LookUpFieldProps
  extends Omit<ComponentProps<typeof SuggestField>, 'options' | 'suggests' | 'onText' | 'onOption'> {
  line: AddressLine
  onAddress: (found: FoundAddress) => void
}

/** A line of an address that suggests how it may go on. Where the shop finds no streets, a street is a plain field. */
export function LookUpField({ line, onAddress, ...field }: LookUpFieldProps) {
  const [text, setText] = useState('')
  const typed = useDebouncedValue(text.trim())
  const { data: shop } = useQuery({ ...lookUpQuery('', line), enabled: line === 'STREET', retry: false })
  const suggests = line === 'PLACE' || shop?.findsStreets === true
  const isAsked = suggests && [text.trim(), typed].every(({ length }) => length >= TEXT_MIN[line])
  const { data } = useQuery({
    ...lookUpQuery(typed, line),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const found = new Map(isAsked ? (data?.addresses ?? []).map((address) => [optionOf(address).key, address]) : [])
  return (
    <SuggestField
      {...field}
      suggests={suggests}
      options={[...found.values()].map(optionOf)}
      onText={setText}
      onOption={(key) => {
        const address = found.get(key)
        if (address) onAddress(address)
      }}
    />
  )
}
