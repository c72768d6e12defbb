import { useState } from 'react'
import { t } from '#domain/texts/t.ts'
import type { DietarySettings } from '#domain/dietary-settings.ts'
import { type Eater, isRuleOfTable, longestEaterName } from '#domain/people/table.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { alwaysOpen, OptionList } from '../dietary-form.tsx'
import type { EaterChange } from './eaters-queue.ts'

interface EaterDialogProps {
  eater: Eater & { settings: DietarySettings }
  onChange: (change: EaterChange) => void
  onRemove: () => void
  onClose: () => void
}

/** What somebody at the table is called, avoids and how they eat; each click is saved at once. */
export function EaterDialog({ eater, onChange, onRemove, onClose }: EaterDialogProps) {
  const { id, settings } = eater
  const [name, setName] = useState(eater.name)

  function saveName() {
    const wanted = name.trim()
    if (wanted === '') setName(eater.name)
    else if (wanted !== eater.name) onChange({ what: 'name', id, name: wanted })
  }

  function close() {
    saveName()
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) close()
      }}
      size="md"
      title={t('What {name} eats', { name: eater.name })}
      description={t('Saved as you choose.')}
      footer={
        <>
          <Button variant="secondary" onClick={onRemove}>
            {t('Remove')}
          </Button>
          <Button onClick={close}>{t('Done')}</Button>
        </>
      }
    >
      <div className="space-y-6">
        <TextField
          label={t('Name|of a person')}
          value={name}
          maxLength={longestEaterName}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
          onBlur={saveName}
        />
        {alwaysOpen.map(({ list, title, isShown, hint }) => {
          if (!isRuleOfTable(list)) return null
          return (
            <OptionList
              key={title}
              list={list}
              // The others speak to whoever reads them.
              title={list === 'preferences' ? t('Diets|that somebody keeps to') : title}
              {...(list === 'otherRestrictions' && hint !== undefined && { hint })}
              options={settings[list].filter((option) => isShown?.(option.id) ?? true)}
              isLocked={false}
              onCheck={(option, checked) => onChange({ what: 'check', id, list, option, checked })}
            />
          )
        })}
      </div>
    </Dialog>
  )
}
