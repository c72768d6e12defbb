import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { t } from '#domain/texts/t.ts'
import type {
  ListProposal,
  PantryProposal,
  PlanProposal,
  Proposal,
  SaveProposal,
} from '#domain/chat/proposal.ts'
import { isSameThing } from '#domain/pantry/pantry-item.ts'
import { usePantryActions } from '#web/features/pantry/pantry-actions.ts'
import { usePantry } from '#web/features/pantry/use-pantry.ts'
import { useSavedRecipes, useSaveOperation } from '#web/features/saved/saved-recipes.ts'
import { useToBuy } from '#web/features/shopping/shopping-list.ts'
import { vocabularyQuery } from '#web/lib/catalogue.ts'
import { useIsHelper } from '#web/lib/kitchen-here.ts'
import { lazyCode } from '#web/lib/lazy-code.ts'
import { notifyUnavailable } from '#web/ui/lazy-piece.tsx'
import { toastNotSaved, toastWhenSaved } from '#web/ui/toast.ts'
import { useMealActions } from '../kitchen/use-meal-actions.ts'

/** What reads lines is more than the rest of the chat: it comes with the first card that is confirmed. */
const { code: listReader } = lazyCode(() => import('#web/features/shopping/read-new-items.ts'))
const { code: pantryReader } = lazyCode(() => import('#web/features/pantry/add/read-items.ts'))
const { code: savedWords } = lazyCode(() => import('#web/features/saved/messages.ts'))

const fail = () => toastNotSaved()

/** What may not come without a network: then that is said. */
async function ready<Code>(code: () => Promise<Code> | Code): Promise<Code> {
  try {
    return await code()
  } catch (cause) {
    notifyUnavailable()
    throw cause
  }
}

/** Does what a proposal says, as the screens do it, with the way back. Rejects where it could not be done. */
export function useConfirmProposal(owner: string): (proposal: Proposal) => Promise<void> {
  const fillList = useFillList(owner)
  const changePantry = useChangeAsProposed(owner)
  const save = useSaveAsProposed(owner)
  const { plan } = useMealActions(owner)

  function planMeal({ day, meal, title, recipe, dish, servings }: PlanProposal) {
    const what =
      recipe === null
        ? ({ kind: 'dish', dishAddress: dish } as const)
        : ({ kind: 'recipe', recipeId: recipe } as const)
    plan({ day, meal, title, servings, ...what })
  }

  return async (proposal) => {
    switch (proposal.kind) {
      case 'list':
        return fillList(proposal)
      case 'pantry':
        return changePantry(proposal)
      case 'save':
        return save(proposal)
      case 'plan':
        return planMeal(proposal)
    }
  }
}

function useFillList(owner: string) {
  const client = useQueryClient()
  const { add, remove } = useToBuy(owner)
  const isHelper = useIsHelper(owner)

  return async ({ list, lines }: ListProposal) => {
    const vocabulary = await ready(() => client.ensureQueryData(vocabularyQuery))
    const { readNewItems } = await ready(listReader)
    const where = { listId: list.id, client }
    const items = await readNewItems(lines.join('\n'), vocabulary, where)
    const saving = add(items)
    const title = t('{count, plural, one {# thing} other {# things}} put on “{list}”', {
      count: items.length,
      list: list.name,
    })
    const action = { label: t('Undo'), onAction: () => void remove(...items).catch(fail) }
    // A helper takes nothing off a list again.
    toastWhenSaved(saving, isHelper ? { title } : { title, action }, fail)
    await saving
  }
}

function useChangeAsProposed(owner: string) {
  const client = useQueryClient()
  const { items } = usePantry(owner)
  const { add, change, remove } = usePantryActions(owner)

  return async (proposal: PantryProposal) => {
    const vocabulary = await ready(() => client.ensureQueryData(vocabularyQuery))
    const { readItems } = await ready(pantryReader)
    const who = { owner, client }
    const added = await readItems(proposal.add.join('\n'), vocabulary, who)
    const gone = items.filter(({ id }) => proposal.gone.some((each) => each.id === id))
    const known = items.filter((each) => added.items.some((item) => isSameThing(each, item)))
    const made = added.items.filter((item) => !known.some((each) => isSameThing(each, item)))
    async function write() {
      if (gone.length > 0) await change(gone.map((item) => ({ ...item, status: 'out' })))
      if (added.items.length > 0) await add(added.items)
    }
    async function undo() {
      await change([...gone, ...known])
      for (const item of made) await remove(item)
    }
    const saving = write()
    const action = { label: t('Undo'), onAction: () => void undo().catch(fail) }
    toastWhenSaved(saving, { title: t('Your pantry is changed'), action }, fail)
    await saving
  }
}

function useSaveAsProposed(owner: string) {
  const { saved } = useSavedRecipes(owner)
  const keep = useSaveOperation(owner)
  const navigate = useNavigate()

  return async ({ recipe, title }: SaveProposal) => {
    const recipeId = String(recipe)
    if (saved.some((each) => each.recipeId === recipeId)) return
    const { notifySaved } = await ready(savedWords)
    const saving = keep({ kind: 'save', recipeId, savedAt: new Date().toISOString() })
    notifySaved({
      title,
      there: undefined,
      unsave: { kind: 'unsave', recipeId },
      saving,
      keep,
      maySave: true,
      isVisitor: false,
      go: (path) => void navigate(path),
    })
    await saving
  }
}
