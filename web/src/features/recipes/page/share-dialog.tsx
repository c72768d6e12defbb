import { t } from '#domain/texts/t.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LinkToShare } from '#web/ui/link-to-share.tsx'

interface ShareDialogProps {
  title: string
  /** The page as it is seen, with its servings and swaps. */
  url: string
  isPremium: boolean
  /** Who else can open the link, where that is not everyone. */
  limited?: { to: 'followers' | 'nobody'; onMakePublic: () => void }
  onClose: () => void
}

/** The ways in which a recipe leaves this device. */
export function ShareDialog({ title, url, isPremium, limited, onClose }: ShareDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('Share this recipe')}
      description={isPremium ? premiumWords : title}
    >
      {limited !== undefined && (
        <div className="mb-5 rounded-field bg-butter px-4 py-3">
          <p>
            {limited.to === 'nobody'
              ? t('This recipe is private: nobody else can open the link.')
              : t('Only cooks who follow you can open the link.')}
          </p>
          <Button variant="secondary" size="sm" className="mt-3" onClick={limited.onMakePublic}>
            {t('Make it public')}
          </Button>
        </div>
      )}
      <LinkToShare
        title={title}
        url={url}
        scanWords={t('Point the camera of a phone at it, and the recipe opens there.')}
      />
    </Dialog>
  )
}

const premiumWords = t(
  'This is a premium recipe: everyone sees its picture and ingredients, its amounts and steps open with a plan.',
)
