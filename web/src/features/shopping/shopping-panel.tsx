import { useMemo, useRef, useState, type ReactNode } from 'react'
import { t } from '#domain/texts/t.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { byAisle } from '#domain/shopping/aisles.ts'
import { mergedLines } from '#domain/shopping/merged-lines.ts'
import { ranOut } from '#domain/shopping/ran-out.ts'
import { useIsHelper } from '#web/lib/kitchen-here.ts'
import { useOtherCooks } from '#web/lib/other-cooks.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { BasketIcon } from '#web/ui/icons.tsx'
import { lazyPiece, notifyUnavailable } from '#web/ui/lazy-piece.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ListChooser } from './list-chooser.tsx'
import { ListMenu } from './list-menu.tsx'
import { itemToRestock } from './new-items.ts'
import './print.css'
import { RanOut, ShoppingForm } from './shopping-form.tsx'
import { InTheBasket, ShoppingAisles } from './shopping-lines.tsx'
import { useShoppingList } from './shopping-list.ts'
import { useFocusAfterTick } from './use-focus-after-tick.ts'
import { useShoppingTrip, type PantryDoor } from './use-shopping-trip.ts'

const { Piece: LineDialog } = lazyPiece(async () => (await import('./line-dialog.tsx')).LineDialog)

interface ShoppingPanelProps {
  userId: string
  /** The list that is shown at first, where there is such a one. */
  firstList: string | null
  /** Undefined while it is being loaded. */
  vocabulary: Vocabulary | undefined
  pantry: PantryDoor
  /** Whether the plan opens more than one list. */
  canMakeLists: boolean
  /** Leads to the plans. */
  plansLink: ReactNode
  /** Shows what is still to reach the backend. */
  waiting: ReactNode
  /** Leads to where a recipe puts its ingredients onto the list. */
  recipesLink: ReactNode
}

/** What to buy, as one walks through the shop: typed as it comes, ticked off into the pantry, undone. */
export function ShoppingPanel(props: ShoppingPanelProps) {
  const { userId, firstList, vocabulary, pantry, canMakeLists, plansLink, waiting, recipesLink } =
    props
  const shopping = useShoppingList(userId)
  const others = useOtherCooks()
  const isHelper = useIsHelper(userId)
  const trip = useShoppingTrip(userId, pantry)
  const [chosen, setChosen] = useState(firstList)
  const [openKey, setOpenKey] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const { lists, aisles: ownAisles } = shopping
  const list = lists.find(({ id }) => id === chosen) ?? lists[0]
  const listId = list?.id ?? null
  const items = useMemo(
    () => shopping.items.filter((item) => item.listId === listId || listId === null),
    [shopping.items, listId],
  )
  const lines = useMemo(() => mergedLines(items, vocabulary), [items, vocabulary])
  const open = lines.filter(({ checked }) => !checked)
  const basket = lines.filter(({ checked }) => checked)
  const line = lines.find(({ key }) => key === openKey)
  const missing = useMemo(
    () => ranOut(pantry.items, shopping.items, vocabulary),
    [pantry.items, shopping.items, vocabulary],
  )
  const keepPlace = useFocusAfterTick()
  const lineProps = {
    pantry: pantry.items,
    others,
    onCheck: (...ticked: Parameters<typeof trip.check>) => {
      keepPlace()
      trip.check(...ticked)
    },
    onOpen: ({ key }: { key: string }) => setOpenKey(key),
  }

  if (!shopping.hasList && shopping.isError) {
    return (
      <ErrorState
        title={t('Your list could not be loaded')}
        onRetry={() => void shopping.refetch()}
        retrying={shopping.isFetching}
      />
    )
  }
  return (
    <div className="grid max-w-2xl items-start gap-6 lg:max-w-none lg:grid-cols-[minmax(0,42rem)_minmax(0,24rem)] lg:gap-x-10">
      <div className="min-w-0 space-y-6">
        <ListChooser
          lists={lists}
          listId={listId}
          canMakeLists={canMakeLists}
          isHelper={isHelper}
          plansLink={plansLink}
          onChoose={setChosen}
          onMake={(name) => {
            const id = crypto.randomUUID()
            trip.makeList(id, name)
            setChosen(id)
          }}
        />
        <ShoppingForm listId={listId} field={field} onAdd={trip.add} />
        {waiting}
        <RanOut items={missing} onAdd={(item) => trip.add([itemToRestock(item, listId)])} />
        {!shopping.hasList && <Skeleton className="h-40" />}
        {shopping.hasList && items.length === 0 && (
          <EmptyState
            title={t('Nothing to buy')}
            picture={<BasketIcon size={32} />}
            action={
              <>
                {recipesLink}
                <Button variant="secondary" onClick={() => field.current?.focus()}>
                  {t('Type something')}
                </Button>
              </>
            }
          >
            {t(
              'Type what you need, as it comes: “milk, 6 eggs, parsley”. Or add what a recipe needs.',
            )}
          </EmptyState>
        )}
        {open.length > 0 && (
          <section aria-label={t('To buy')} data-lines>
            <ShoppingAisles aisles={byAisle(open, ownAisles)} {...lineProps} />
          </section>
        )}
      </div>
      <div className="min-w-0 space-y-6">
        {basket.length > 0 && (
          <section aria-label={t('Bought')} data-lines className="print:hidden">
            <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
              <h2 className="text-xl">{t('In the basket')}</h2>
              {!isHelper && (
                <Button
                  variant="secondary"
                  size="sm"
                  onClick={() =>
                    trip.remove(
                      basket.flatMap(({ parts }) => parts),
                      t('The basket is empty'),
                    )
                  }
                >
                  {t('Clear what is bought')}
                </Button>
              )}
            </div>
            <InTheBasket lines={basket} {...lineProps} />
          </section>
        )}
        {basket.length === 0 &&
          open.length > 0 && (
            // Keeps the place where there is a column for it: lines must not jump at the first tick.
            <p className="hidden rounded-card border border-dashed border-line px-4.5 py-6 text-soft lg:block print:hidden">
              {isHelper
                ? t('What you tick goes into the basket here.')
                : t('What you tick goes into the basket here, and into your pantry.')}
            </p>
          )}
        <ListMenu
          list={list}
          lines={open}
          ownAisles={ownAisles}
          count={items.length}
          isHelper={isHelper}
          onOrder={trip.orderAisles}
          onRename={(name) => list !== undefined && trip.renameList(list.id, name)}
          onEmpty={() => trip.remove(items, t('The list is empty'))}
          onRemoveList={() => list !== undefined && trip.removeList(list, items)}
        />
      </div>
      {line !== undefined && (
        <LineDialog
          key={line.key}
          line={line}
          lists={lists}
          ownAisles={ownAisles}
          onClose={() => setOpenKey(null)}
          onUnavailable={() => {
            setOpenKey(null)
            notifyUnavailable()
          }}
          onStep={trip.step}
          onSave={(change) => trip.save(line, change)}
          {...(!isHelper && {
            onRemove: () =>
              trip.remove(line.parts, t('{name} is off the list', { name: line.name })),
          })}
        />
      )}
    </div>
  )
}
