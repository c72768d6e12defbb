import { useState, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { t } from '#domain/texts/t.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { PlusIcon } from '#web/ui/action-icons.tsx'
import { Button } from '#web/ui/button.tsx'
import { lazyPiece, notifyUnavailable } from '#web/ui/lazy-piece.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { mostDishes, readTogether, togetherAddress } from '../kitchen/together-address.ts'
import { PlanGate } from '../kitchen/plan-gate.tsx'
import { useDietOfReader } from '../recipe/use-diet-of-reader.ts'
import { ChosenDishes } from './chosen-dishes.tsx'
import { Timeline } from './timeline.tsx'
import { readyDishes, type ReadyDish } from './ready-dish.ts'
import { WithDishes, type ChosenDish } from './with-dish.tsx'

const { Piece: ChooseDialog, preload } = lazyPiece(
  async () => (await import('./choose-dialog.tsx')).ChooseDialog,
)

/** Two or three dishes that are cooked at the same time, and done at the same time. */
export function TogetherPage() {
  const [search] = useSearchParams()
  const { dishes, at } = readTogether(search)
  const navigate = useNavigate()
  const { user } = useAuth()
  const owner = user?.id ?? null
  const diet = useDietOfReader(owner)
  const [isChoosing, setChoosing] = useState(false)

  const show = (next: Partial<ReturnType<typeof readTogether>>) =>
    void navigate(togetherAddress({ dishes, at, ...next }), {
      replace: true,
      preventScrollReset: true,
    })

  return (
    <>
      <PageTitle
        lead={t('Two or three dishes at once, and all of them are done at the same time.')}
      >
        {t('Cook together')}
      </PageTitle>
      <WithDishes key={dishes.join(' ')} addresses={dishes} owner={owner}>
        {(chosen) => (
          <>
            <ChosenDishes
              {...{ chosen, diet }}
              onRemove={(address) => show({ dishes: dishes.filter((each) => each !== address) })}
            />
            {owner !== null && dishes.length < mostDishes && (
              <Button
                variant={dishes.length < 2 ? 'primary' : 'secondary'}
                className="mt-4 print:hidden"
                onPointerEnter={preload}
                onFocus={preload}
                onClick={() => setChoosing(true)}
              >
                <PlusIcon size={18} />
                {t('Add a dish')}
              </Button>
            )}
            {(dishes.length > 1 || owner === null) && (
              <PlanGate feature="cooking_together" className="mt-6">
                <WhenReady chosen={chosen}>
                  {(ready) => (
                    <Timeline
                      key={dishes.join(' ')}
                      {...{ owner, at }}
                      dishes={ready}
                      onAt={(next) => show({ at: next })}
                    />
                  )}
                </WhenReady>
              </PlanGate>
            )}
          </>
        )}
      </WithDishes>
      {isChoosing && (
        <ChooseDialog
          {...{ owner, dishes }}
          onChoose={(address) => {
            setChoosing(false)
            show({ dishes: [...dishes, address] })
          }}
          onClose={() => setChoosing(false)}
          onUnavailable={() => {
            setChoosing(false)
            notifyUnavailable()
          }}
        />
      )}
    </>
  )
}

interface WhenReadyProps {
  chosen: readonly ChosenDish[]
  children: (dishes: readonly ReadyDish[]) => ReactNode
}

/** Nothing is planned for a part of what was chosen. */
function WhenReady({ chosen, children }: WhenReadyProps) {
  const ready = readyDishes(chosen)
  if (chosen.some(({ dish }) => dish === undefined)) {
    return (
      <div className="mt-6">
        <p className="sr-only">{t('Loading...')}</p>
        <Skeleton className="h-72" />
      </div>
    )
  }
  // What is missing is said beside the dish.
  return ready.length === chosen.length ? children(ready) : null
}
