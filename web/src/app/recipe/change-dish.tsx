import { useNavigate, useSearchParams } from 'react-router'
import { t } from '#domain/texts/t.ts'
import { isClosed } from '#domain/access.ts'
import type { Alternatives, Reflavoured, Swap } from '#domain/composing/alternatives.ts'
import type { Dish } from '#domain/composing/dish.ts'
import { dishAddress } from '#domain/composing/dish-address.ts'
import { capitalised, ingredientPlural } from '#domain/ingredients/names.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { flavourName } from './flavour-name.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { listInWords } from '#web/features/recipes/words.ts'
import { paths } from '#web/lib/paths.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { ChangeFlavour, ChangeServings, SwapThings } from './change-dish-choices.tsx'
import { useAlternatives } from './use-alternatives.ts'

interface ChangeDishProps {
  /** What stands behind `/dish/`. */
  name: string
  /** Null is a visitor. */
  owner: string | null
  vocabulary: Vocabulary | undefined
  onClose: () => void
}

/** What a reader set on the page goes along with the dish. */
const ofReader = ['servings', 'swap']

/** Goes to the changed dish, which is an entry of the history: going back undoes it. */
function useTake(onClose: () => void) {
  const navigate = useNavigate()
  const [search] = useSearchParams()

  return (dish: Dish, words: string, left: readonly string[] = ofReader) => {
    const before = `${window.location.pathname}${window.location.search}`
    const address = new URL(dishAddress(dish.composition), window.location.origin)
    for (const each of left) {
      const value = search.get(each)
      if (value !== null) address.searchParams.set(each, value)
    }
    const go = (to: string) => void navigate(to, { preventScrollReset: true })
    onClose()
    go(`${address.pathname}${address.search}`)
    toast({ title: words, action: { label: t('Undo'), onAction: () => go(before) } })
  }
}

/** What a cook changes of a composed dish: all of it leads to a dish, written anew. */
export function ChangeDish({ name, owner, vocabulary, onClose }: ChangeDishProps) {
  const { access } = useAuth()
  const take = useTake(onClose)
  const found = useAlternatives(name, owner, vocabulary)
  const called = (id: string) => (vocabulary === undefined ? id : ingredientPlural(id, vocabulary))
  const named = (ids: readonly string[]) => listInWords(ids.map(called), ids.length)

  function swap({ from }: Swap, { to, dish }: Swap['options'][number]) {
    take(
      dish,
      t('{food} instead of {other}.', { food: capitalised(called(to)), other: called(from) }),
    )
  }
  const flavourWords = ({ adds, drops }: Reflavoured) => {
    const [more, less] = [named(adds), named(drops)]
    if (less === '') return more === '' ? '' : t('With {more}', { more })
    return more === ''
      ? t('Without {less}', { less })
      : t('With {more}, without {less}', { more, less })
  }
  return (
    <Dialog
      open
      size="md"
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('Change something')}
      description={t(
        'From what is at home and fits this dish. Amounts, times and steps are written anew.',
      )}
    >
      {found.state === 'pending' && (
        <div role="status" className="space-y-3">
          <span className="sr-only">{t('Looking at what is at home…')}</span>
          <Skeleton className="h-11" />
          <Skeleton className="h-28" />
        </div>
      )}
      {found.state === 'failed' && (
        <ErrorState title={t('Your kitchen could not be looked at')} onRetry={found.retry}>
          {t('Please check your connection.')}
        </ErrorState>
      )}
      {found.state === 'found' && (
        <div className="space-y-7">
          {isNothing(found.alternatives) && <NothingElse />}
          <SwapThings swaps={found.alternatives.swaps} called={called} onSwap={swap} />
          <ChangeFlavour
            flavours={found.alternatives.flavours}
            words={flavourWords}
            onTake={(chosen) =>
              take(chosen.dish, t('{flavour} now.', { flavour: flavourName(chosen.flavour) }))
            }
          />
          <ChangeServings
            dish={found.dish}
            others={found.alternatives.servings}
            mayScale={!isClosed('recipe_scaling', access)}
            onTake={(dish) =>
              take(dish, t('Written for {servings}.', { servings: dish.servings }), ['swap'])
            }
          />
        </div>
      )}
    </Dialog>
  )
}

const isNothing = ({ swaps, flavours }: Alternatives) => swaps.length + flavours.length === 0

function NothingElse() {
  return (
    <div className="space-y-3">
      <p>{t('Nothing else that is at home fits here. What you add to your pantry may.')}</p>
      <LinkButton to={paths.home} variant="secondary">
        {t('Open your pantry')}
      </LinkButton>
    </div>
  )
}
