import { useState } from 'react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { isDish } from '#domain/composing/is-dish.ts'
import { kindName } from '#domain/recipes/kind-name.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { t } from '#domain/texts/t.ts'
import { longestPlannedTitle, type MealOfDay, mealsOfDay } from '#domain/week/planned-meal.ts'
import { useTable } from '#web/features/account/table/use-table.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Choice } from '#web/ui/choice.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { dayInWords } from '../kitchen/day-words.ts'
import { eatersOf } from '../kitchen/eaters-of.ts'
import { type NewMeal, useMealActions } from '../kitchen/use-meal-actions.ts'
import { useToday } from '../kitchen/use-today.ts'
import { LeftoversToPlan } from './leftovers-to-plan.tsx'
import { RecipesToPlan, SavedToPlan } from './recipes-to-plan.tsx'

const ways = ['cook', 'saved', 'leftovers', 'out', 'note'] as const
type Way = (typeof ways)[number]

const wayWords: Readonly<Record<Way, string>> = {
  cook: t('Something to cook'),
  saved: t('Saved|a place of the app'),
  leftovers: t('Leftovers'),
  out: t('Eating out'),
  note: t('A note'),
}

interface AddMealDialogProps {
  owner: string
  day: CalendarDay
  onClose: () => void
}

/** Asks what is eaten on a day. A tap on a recipe plans it; how many eat can be changed afterwards. */
export function AddMealDialog({ owner, day, onClose }: AddMealDialogProps) {
  const today = useToday()
  const { people } = useTable(owner)
  const { plan } = useMealActions(owner)
  const [way, setWay] = useState<Way>('cook')
  const [meal, setMeal] = useState<MealOfDay>('dinner')

  function add(what: Omit<NewMeal, 'day' | 'meal'>) {
    onClose()
    plan({ day, meal, ...what })
  }
  const addRecipe = (recipe: RecipeCard) =>
    add({
      title: recipe.title,
      servings: people.length > 1 ? eatersOf(people, null).length : recipe.servings,
      ...(isDish(recipe)
        ? { kind: 'dish', dishAddress: recipe.address }
        : { kind: 'recipe', recipeId: recipe.id }),
    })

  return (
    <Dialog
      open
      size="md"
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('Plan a meal')}
      description={dayInWords(day, today)}
    >
      <Choice
        label={t('Meal')}
        options={mealsOfDay.map((each) => ({ value: each, label: kindName(each) }))}
        value={meal}
        onChange={setMeal}
      />
      <div role="group" aria-label={t('What is eaten')} className="mt-4 mb-5 flex flex-wrap gap-2">
        {ways.map((each) => (
          <Chip key={each} selected={way === each} onClick={() => setWay(each)}>
            {wayWords[each]}
          </Chip>
        ))}
      </div>
      {way === 'cook' && <RecipesToPlan owner={owner} onChoose={addRecipe} />}
      {way === 'saved' && <SavedToPlan owner={owner} onChoose={addRecipe} />}
      {way === 'leftovers' && (
        <LeftoversToPlan
          owner={owner}
          day={day}
          onChoose={({ id, title }) => add({ kind: 'leftovers', leftoversOf: id, title })}
        />
      )}
      {way === 'out' && (
        <InWords
          key="out"
          label={t('Where, or what for')}
          start={t('Eating out')}
          onDone={(title) => add({ kind: 'out', title })}
        />
      )}
      {way === 'note' && (
        <InWords
          key="note"
          label={t('What to remember')}
          start=""
          onDone={(title) => add({ kind: 'note', title })}
        />
      )}
    </Dialog>
  )
}

interface InWordsProps {
  label: string
  start: string
  onDone: (words: string) => void
}

/** What is eaten, in a few words. */
function InWords({ label, start, onDone }: InWordsProps) {
  const [words, setWords] = useState(start)
  const title = words.trim()
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (title !== '') onDone(title)
      }}
      className="flex flex-wrap items-end gap-3"
    >
      <TextField
        label={label}
        value={words}
        autoComplete="off"
        maxLength={longestPlannedTitle}
        onChange={({ target }) => setWords(target.value)}
        className="min-w-0 flex-1 basis-60"
      />
      <Button type="submit" disabled={title === ''}>
        {t('Plan it')}
      </Button>
    </form>
  )
}
