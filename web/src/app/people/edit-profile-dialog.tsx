import { t } from '#domain/texts/t.ts'
import { ProfileSettings } from '#web/features/account/profile/profile-form.tsx'
import type { User } from '#web/features/account/user.ts'
import { PictureField } from '#web/features/people/picture-field.tsx'
import type { Person } from '#web/features/people/person.ts'
import { Dialog } from '#web/ui/dialog.tsx'

interface EditProfileDialogProps {
  user: User
  person: Person
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** What others see of one, to be changed: each part is saved by itself. */
export function EditProfileDialog({ user, person, open, onOpenChange }: EditProfileDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('Edit profile')}
      description={t('What other cooks see of you.')}
      size="md"
    >
      <div className="space-y-7">
        <PictureField userId={user.id} name={person.name} avatar={person.avatar} />
        <ProfileSettings user={user} />
      </div>
    </Dialog>
  )
}
