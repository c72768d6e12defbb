import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { t } from '#domain/texts/t.ts'
import { canUse, isClosed, type Access } from '#domain/access.ts'
import type { ListingChoice } from '#domain/recipes/listing-choice.ts'
import type { SettledListing } from '#domain/recipes/settle-listing.ts'
import { FilterPanel } from '#web/features/recipes/listing/filter-panel.tsx'
import { listingCountQuery, type ListingRequest } from '#web/features/recipes/listing/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Glyph } from '#web/ui/icons.tsx'
import { T } from '#web/ui/t.tsx'
import { PlanGate } from '../kitchen/plan-gate.tsx'
import type { KitchenListing } from './use-kitchen-listing.ts'

interface ListingFiltersProps {
  choice: ListingChoice
  settled: SettledListing
  access: Access
  /** Undefined while there is nothing to request. */
  request: ListingRequest | undefined
  /** Where the list is made here, so are its numbers. */
  ofKitchen: KitchenListing | undefined
  hasPantry: boolean
  isSignedIn: boolean
  onChoose: (choice: ListingChoice) => void
}

const nobody: Pick<ListingRequest, 'pantry' | 'staples' | 'reader'> = {
  pantry: [],
  staples: [],
  reader: null,
}

/** The filters with their numbers, which are asked for while the filters are seen. */
export function ListingFilters(props: ListingFiltersProps) {
  const { choice, settled, access, request, ofKitchen, hasPantry, isSignedIn, onChoose } = props
  const isLocked = isClosed('advanced_search', access)
  const hasNumbers = canUse('advanced_search', access)
  const question = request ?? { ...nobody, query: settled.query }
  const numbers = useQuery({
    ...listingCountQuery(question, true),
    enabled: hasNumbers && request !== undefined && ofKitchen === undefined,
  })
  const numbersHere = useMemo(
    () => (hasNumbers ? ofKitchen?.numbers() : undefined),
    [hasNumbers, ofKitchen],
  )
  return (
    <FilterPanel
      choice={choice}
      settled={settled}
      numbers={hasNumbers ? (numbersHere ?? numbers.data) : undefined}
      hasPantry={hasPantry}
      isSignedIn={isSignedIn}
      isClosed={(part) =>
        isClosed(part === 'difficulties' ? 'advanced_dietary_filters' : 'advanced_search', access)
      }
      locked={isLocked ? <PlanGate feature="advanced_search" /> : null}
      onChoose={onChoose}
    />
  )
}

interface FilterSheetProps extends ListingFiltersProps {
  /** How many parts narrow the list. */
  active: number
  /** "Show 24 recipes" */
  show: string
  onClear: () => void
}

/** On a phone: a button, and the filters on a sheet from below. */
export function FilterSheet({ active, show, onClear, ...filters }: FilterSheetProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="rounded-full"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Glyph size={18}>
          <path d="M4 7h9m5 0h2M4 17h3m5 0h8M15.5 4.5v5M9.5 14.5v5" />
        </Glyph>
        {t('Filters')}
        {active > 0 && (
          <span className="rounded-full bg-char px-2 text-sm text-char-ink">
            <T
              text="{active, plural, other {#<hidden> active</hidden>}}"
              active={active}
              hidden={<span className="sr-only" />}
            />
          </span>
        )}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('Filters')} size="md">
        <ListingFilters {...filters} />
        <div className="sticky -bottom-6 -mx-6 mt-6 flex gap-3 border-t border-line bg-card px-6 py-3.5 sm:-bottom-7 sm:-mx-7 sm:px-7">
          {active > 0 && (
            <Button variant="secondary" onClick={onClear}>
              {t('Clear all')}
            </Button>
          )}
          <Button className="flex-1" onClick={() => setOpen(false)}>
            {show}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
