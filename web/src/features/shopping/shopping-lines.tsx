import { t } from '#domain/texts/t.ts'
import { categoryName } from '#domain/ingredients/category-name.ts'
import { formatAmount } from '#domain/ingredients/format-quantity.ts'
import type { PantryItem } from '#domain/pantry/pantry-item.ts'
import type { Aisle } from '#domain/shopping/aisles.ts'
import { amountInWords, othersInWords, sourcesInWords } from '#domain/shopping/in-words.ts'
import { neededOnOf, type ShoppingLine } from '#domain/shopping/merged-lines.ts'
import { neededInWords } from '#web/lib/needed-in-words.ts'
import type { OtherCooks } from '#web/lib/other-cooks.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { cn } from '#web/ui/cn.ts'
import { PencilIcon } from '#web/ui/action-icons.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

interface LineProps {
  pantry: readonly PantryItem[]
  /** The names of others who cook here, by account; null where there are none. */
  others: OtherCooks | null
  onCheck: (line: ShoppingLine, isChecked: boolean) => void
  onOpen: (line: ShoppingLine) => void
}

/** What is at home of it already: "2 at home"; empty where nothing is. */
function atHome({ ingredient }: ShoppingLine, pantry: readonly PantryItem[]): string {
  const item = pantry.find(
    (each) => ingredient !== null && each.ingredient === ingredient && each.status !== 'out',
  )
  if (item === undefined) return ''
  if (item.status === 'low') return t('running low at home')
  const amount = formatAmount(item.quantity, item.unit)
  return amount === '' ? t('at home') : t('{amount} at home', { amount })
}

function Line({ line, pantry, others, onCheck, onOpen }: LineProps & { line: ShoppingLine }) {
  const { name, checked } = line
  const amount = amountInWords(line)
  const neededOn = neededOnOf(line)
  const notes = [
    sourcesInWords(line),
    checked || neededOn === undefined ? '' : neededInWords(neededOn),
    checked ? '' : atHome(line, pantry),
    others === null ? '' : othersInWords(line, others),
  ].filter(Boolean)
  return (
    <li className="flex items-stretch">
      <Checkbox
        className="min-h-13 min-w-0 flex-1 py-3.5 ps-4.5 break-words"
        checked={checked}
        onChange={(event) => onCheck(line, event.target.checked)}
        label={
          <>
            <span className={cn(checked ? 'text-soft line-through decoration-1' : 'font-semibold')}>
              {name}
            </span>
            {amount !== '' && <span className="text-soft"> {amount}</span>}
          </>
        }
        hint={notes.length > 0 ? notes.join(' · ') : undefined}
      />
      <IconButton
        label={t('Change {name}', { name })}
        icon={<PencilIcon size={18} />}
        aria-haspopup="dialog"
        onClick={() => onOpen(line)}
        className="m-1 print:hidden"
      />
    </li>
  )
}

const frame = 'divide-y divide-line rounded-card border border-line bg-card'

/** What is to be bought, aisle by aisle. */
export function ShoppingAisles({ aisles, ...rest }: LineProps & { aisles: readonly Aisle[] }) {
  return (
    <div className="space-y-5">
      {aisles.map(({ name, lines }) => (
        <section key={name} aria-label={categoryName(name)} className="break-inside-avoid">
          <h2 className="mb-2 font-sans text-sm font-bold tracking-wide text-soft">
            {categoryName(name)}
          </h2>
          <ul aria-label={t('To buy: {aisle}', { aisle: categoryName(name) })} className={frame}>
            {lines.map((line) => (
              <Line key={line.key} line={line} {...rest} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** What is in the basket, and so at home in a moment. */
export function InTheBasket({ lines, ...rest }: LineProps & { lines: readonly ShoppingLine[] }) {
  return (
    <ul aria-label={t('In the basket')} className={frame}>
      {lines.map((line) => (
        <Line key={line.key} line={line} {...rest} />
      ))}
    </ul>
  )
}
