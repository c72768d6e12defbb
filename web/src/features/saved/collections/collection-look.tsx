import { useId, type ReactNode } from 'react'
import { t } from '#domain/texts/t.ts'
import {
  collectionColors,
  collectionIcons,
  type CollectionColor,
  type CollectionIcon,
} from '#domain/collections/collection.ts'
import { Cover } from '#web/lib/covers/cover.tsx'
import { cn } from '#web/ui/cn.ts'
import { CheckIcon } from '#web/ui/action-icons.tsx'
import { CollectionPicture } from './collection-picture.tsx'

interface ChoiceProps<Option> {
  chosen: Option
  onChoose: (option: Option) => void
}

const colorNames: Readonly<Record<CollectionColor, string>> = {
  purple: t('Purple'),
  red: t('Red'),
  orange: t('Orange|colour'),
  yellow: t('Yellow'),
  green: t('Green'),
  teal: t('Teal'),
  blue: t('Blue'),
  pink: t('Pink'),
}

const iconNames: Readonly<Record<CollectionIcon, string>> = {
  'pot-of-food': t('Pot of food'),
  spaghetti: t('Spaghetti'),
  'green-salad': t('Green salad'),
  'curry-rice': t('Curry rice'),
  pancakes: t('Pancakes'),
  'birthday-cake': t('Birthday cake'),
  'baguette-bread': t('Baguette bread'),
  'salmon-fillet': t('Salmon fillet'),
  taco: t('Taco'),
  'hot-beverage': t('Hot beverage'),
  'party-popper': t('Party popper'),
  'evergreen-tree': t('Evergreen tree'),
}

/** One of eight colours. */
export function ColorChoice({ chosen, onChoose }: ChoiceProps<CollectionColor>) {
  return (
    <Choice legend={t('Colour')} className="grid w-fit grid-cols-4 min-[26rem]:grid-cols-8">
      {(group) =>
        collectionColors.map((color) => (
          <Option
            key={color}
            group={group}
            label={colorNames[color]}
            isChosen={color === chosen}
            onChoose={() => onChoose(color)}
            className={`collection-${color} size-11 rounded-full`}
          >
            <span className="grid size-8 place-items-center rounded-full bg-(--collection-tone) text-card">
              {color === chosen && <CheckIcon size={18} />}
            </span>
          </Option>
        ))
      }
    </Choice>
  )
}

/** One of the pictures, or none. */
export function IconChoice({ chosen, onChoose }: ChoiceProps<CollectionIcon | null>) {
  return (
    <Choice legend={t('Picture')} className="flex flex-wrap">
      {(group) =>
        [null, ...collectionIcons].map((icon) => (
          <Option
            key={icon ?? 'none'}
            group={group}
            label={icon === null ? t('Heart') : iconNames[icon]}
            isChosen={icon === chosen}
            onChoose={() => onChoose(icon)}
            className="size-11 rounded-xl text-soft has-checked:bg-butter"
          >
            <CollectionPicture icon={icon} size={28} />
          </Option>
        ))
      }
    </Choice>
  )
}

export interface CoverOption {
  id: string
  title: string
  /** Null where there is none to show. */
  image: string | null
}

interface CoverChoiceProps extends ChoiceProps<string | null> {
  recipes: readonly CoverOption[]
}

/** The picture of one of its recipes, or of the first ones; where there are not two to choose from, nothing. */
export function CoverChoice({ recipes, chosen, onChoose }: CoverChoiceProps) {
  const pictured = recipes.flatMap(({ image, ...recipe }) =>
    image === null ? [] : [{ ...recipe, image }],
  )
  if (pictured.length < 2) return null
  // One that is not in it any more stands for nothing.
  const held = pictured.some(({ id }) => id === chosen) ? chosen : null
  return (
    <Choice legend={t('Cover')} className="flex max-h-48 flex-wrap overflow-y-auto p-1">
      {(group) => (
        <>
          <Option
            group={group}
            label={t('The first recipes')}
            isChosen={held === null}
            onChoose={() => onChoose(null)}
            className="h-15 w-20 rounded-xl bg-sunken text-center text-xs font-semibold has-checked:bg-butter"
          >
            {t('First ones')}
          </Option>
          {pictured.map(({ id, title, image }) => (
            <Option
              key={id}
              group={group}
              label={title}
              isChosen={held === id}
              onChoose={() => onChoose(id)}
              className="h-15 w-20 rounded-xl p-1 has-checked:bg-tomato"
            >
              <Cover
                of={id}
                src={image}
                width={80}
                height={60}
                loading="lazy"
                className="size-full rounded-lg bg-sunken object-cover dark:brightness-90"
              />
            </Option>
          ))}
        </>
      )}
    </Choice>
  )
}

interface ChoiceFrameProps {
  legend: string
  className: string
  children: (group: string) => ReactNode
}

function Choice({ legend, className, children }: ChoiceFrameProps) {
  const group = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className={cn('-mx-1.5 gap-0.5', className)}>{children(group)}</div>
    </fieldset>
  )
}

interface OptionProps {
  group: string
  label: string
  isChosen: boolean
  onChoose: () => void
  className: string
  children: ReactNode
}

/** A radio button that looks like what it chooses; arrow keys go through its group. */
function Option({ group, label, isChosen, onChoose, className, children }: OptionProps) {
  return (
    <label
      title={label}
      className={cn(
        'relative grid cursor-pointer place-items-center',
        'has-focus-visible:outline-3 has-focus-visible:outline-focus',
        className,
      )}
    >
      <input
        type="radio"
        name={group}
        aria-label={label}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit] outline-none"
      />
      {children}
    </label>
  )
}
