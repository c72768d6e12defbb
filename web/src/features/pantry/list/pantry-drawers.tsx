import { t } from '#domain/texts/t.ts'
import { ingredientName } from '#domain/ingredients/names.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { PantryItem } from '#domain/pantry/pantry-item.ts'
import { useIsHelper } from '#web/lib/kitchen-here.ts'
import { lazyPiece, notifyUnavailable } from '#web/ui/lazy-piece.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { T } from '#web/ui/t.tsx'
import { useStaples } from '../staples/use-staples.ts'
import { PantryDrawer } from './pantry-drawer.tsx'

const quickAdd = lazyPiece(async () => (await import('../add/quick-add.tsx')).QuickAdd)
const staplesEditor = lazyPiece(
  async () => (await import('../staples/staples-editor.tsx')).StaplesEditor,
)

interface PantryDrawersProps {
  /** Null is a visitor. */
  owner: string | null
  items: readonly PantryItem[]
  /** Undefined while it is being loaded. */
  vocabulary: Vocabulary | undefined
  onAdd: (items: readonly PantryItem[]) => void
}

/** Things to add by kind, and what is always at home, which a helper reads. */
export function PantryDrawers({ owner, items, vocabulary, onAdd }: PantryDrawersProps) {
  const { staples, isPending: isWaitingForStaples } = useStaples(owner)
  const stapleNames = staples.map((id) => ingredientName(id, vocabulary)).join(', ')
  const isHelper = useIsHelper(owner)
  const title = (
    <T
      text="Always at home: <names>{staples}</names>"
      staples={isWaitingForStaples ? '…' : stapleNames || t('nothing')}
      names={<span className="font-normal text-soft" />}
    />
  )
  if (isHelper) return <p className="px-5 font-semibold">{title}</p>
  const placeholder = <Skeleton className="h-24" />
  return (
    <div className="space-y-3">
      <PantryDrawer title={t('Add by shelf')} action={t('Open')} onHint={quickAdd.preload}>
        {vocabulary === undefined ? (
          placeholder
        ) : (
          <quickAdd.Piece
            owner={owner}
            items={items}
            vocabulary={vocabulary}
            onAdd={onAdd}
            placeholder={placeholder}
            onUnavailable={notifyUnavailable}
          />
        )}
      </PantryDrawer>
      <PantryDrawer title={title} action={t('Change')} onHint={staplesEditor.preload}>
        {vocabulary === undefined ? (
          placeholder
        ) : (
          <staplesEditor.Piece
            owner={owner}
            vocabulary={vocabulary}
            placeholder={placeholder}
            onUnavailable={notifyUnavailable}
          />
        )}
      </PantryDrawer>
    </div>
  )
}
