import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { t } from '#domain/texts/t.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { LinkToShare } from '#web/ui/link-to-share.tsx'
import { RadioChoice } from '#web/ui/radio-choice.tsx'

import { invitationsKey } from './invitations-query.ts'
import type { Invitation } from './invitation.ts'
import { joinPath } from './join-path.ts'
import { inviteToKitchen } from './kitchen-actions.ts'
import type { Kitchen } from './kitchen.ts'
import { kitchenName, roleName, roleWords } from './kitchen-words.ts'
import { endsWords } from './open-invitations.tsx'
import { useTry } from './use-try.ts'

interface InviteDialogProps {
  kitchen: Kitchen
  onClose: () => void
}

/** Lets somebody in: first as what, then the link, the picture of it and the code. */
export function InviteDialog({ kitchen, onClose }: InviteDialogProps) {
  const [invitation, setInvitation] = useState<Invitation | null>(null)
  return invitation === null ? (
    <ChooseRole kitchen={kitchen} onInvited={setInvitation} onClose={onClose} />
  ) : (
    <HandOn kitchen={kitchen} invitation={invitation} onClose={onClose} />
  )
}

interface ChooseRoleProps extends InviteDialogProps {
  onInvited: (invitation: Invitation) => void
}

const invited = ['cook', 'helper'] as const

function ChooseRole({ kitchen, onInvited, onClose }: ChooseRoleProps) {
  const client = useQueryClient()
  const { attempt } = useTry()
  const [role, setRole] = useState<(typeof invited)[number]>('cook')

  async function invite() {
    await attempt(async () => {
      onInvited(await inviteToKitchen(kitchen.id, role))
      await client.invalidateQueries({ queryKey: invitationsKey(kitchen.id) })
    })
  }

  return (
    <FormDialog
      title={t('Invite to “{kitchen}”', { kitchen: kitchenName(kitchen) })}
      description={t(
        'Whoever joins sees all that is here, also who eats here and what they must not eat.',
      )}
      saveLabel={t('Make the invitation')}
      onSave={() => void invite()}
      onClose={onClose}
    >
      <RadioChoice
        legend={t('They come as')}
        options={invited.map((each) => ({
          value: each,
          label: roleName(each),
          hint: roleWords(each),
        }))}
        value={role}
        onChange={setRole}
      />
    </FormDialog>
  )
}

interface HandOnProps extends InviteDialogProps {
  invitation: Invitation
}

function HandOn({ kitchen, invitation, onClose }: HandOnProps) {
  const name = kitchenName(kitchen)
  const code = invitation.code.replace(/^(.{5})/, '$1-')
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('Invitation to “{kitchen}”', { kitchen: name })}
      description={`${t('Whoever has the link can join, so give it only to whom you mean.')} ${endsWords(invitation.endsAt)}`}
    >
      <LinkToShare
        title={t('Cook with me in “{kitchen}”', { kitchen: name })}
        url={new URL(joinPath(invitation.code), location.origin).href}
        scanWords={t('Point the camera of a phone at it, and the invitation opens there.')}
      />
      <p className="mt-5 text-sm text-soft">{t('Or say the code:')}</p>
      <p className="mt-1 rounded-field bg-sunken px-4 py-3 font-mono text-lg wrap-anywhere select-all">
        {code}
      </p>
    </Dialog>
  )
}
