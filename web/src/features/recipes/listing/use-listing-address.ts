import { useMemo, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { ListingChoice } from '#domain/recipes/listing-choice.ts'
import { listingAddress, readListingAddress } from './listing-address.ts'

/** Marks an entry of the history as made by typing here, not by a link that leads here. */
const typedHere = /* not shown */ 'typed here'

/**
 * What is searched for stands in the address, so that it can be shared and found again. The field has its
 * own text: the address follows when there is time, and a letter that is typed meanwhile must not get lost.
 * A filter or an order is a step that one can go back from; letters are not.
 */
export function useListingAddress() {
  const [params, setParams] = useSearchParams()
  const { key, state } = useLocation()
  const address = params.toString()
  const { choice, ignored } = useMemo(
    () => readListingAddress(new URLSearchParams(address)),
    [address],
  )
  const [field, setField] = useState({ text: choice.text, key })
  if (field.key !== key && state !== typedHere) setField({ text: choice.text, key })

  function choose(next: ListingChoice) {
    setField({ text: next.text, key })
    setParams(listingAddress(next, params))
  }
  function type(text: string) {
    setField({ text, key })
    const next = { ...choice, text, exactText: false }
    setParams(listingAddress(next, params), { replace: true, state: typedHere })
  }
  return { choice, ignored, typed: field.text, choose, type }
}
