import { useRef, useState } from 'react'
import { renderSVG } from 'uqr'
import { t } from '#domain/texts/t.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { CheckIcon, ShareIcon } from '#web/ui/action-icons.tsx'
import { QrPicture } from '#web/ui/qr-picture.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { sendToApp } from './send-to-app.ts'

interface ShareDialogProps {
  title: string
  /** The page as it is seen, with its servings and swaps. */
  url: string
  isPremium: boolean
  /** Who else can open the link, where that is not everyone. */
  limited?: { to: 'followers' | 'nobody'; onMakePublic: () => void }
  onClose: () => void
}

/** The ways in which a recipe leaves this device: to another app, as a link, as a picture of the link. */
export function ShareDialog({ title, url, isPremium, limited, onClose }: ShareDialogProps) {
  const link = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      setCopied('yes')
    } catch {
      // Also where there is no clipboard, as without TLS: one step of two is done.
      link.current?.select()
      setCopied('no')
    }
  }

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
      <TextField
        ref={link}
        label={t('Link')}
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>
          {copied === 'yes' && <CheckIcon />}
          {copied === 'yes' ? t('Copied') : t('Copy link')}
        </Button>
        {'share' in navigator && (
          <Button variant="secondary" onClick={() => void sendToApp(title, url)}>
            <ShareIcon />
            {t('Send with an app')}
          </Button>
        )}
      </div>
      <p role="status" className="mt-2 min-h-6 text-sm text-soft">
        {copied === 'yes' && t('The link is copied. Paste it wherever you like.')}
        {copied === 'no' && t('The link is selected above: copy it from there.')}
      </p>
      <figure className="mt-4 flex flex-col items-center gap-3 text-center">
        <QrPicture
          source={`data:image/svg+xml,${encodeURIComponent(renderSVG(url, { border: 4 }))}`}
          alt={t('QR code with the link')}
        />
        <figcaption className="max-w-[34ch] text-sm text-soft">
          {opensHereAlone(url)
            ? t('This Larder runs on this computer: its links open here alone.')
            : t('Point the camera of a phone at it, and the recipe opens there.')}
        </figcaption>
      </figure>
    </Dialog>
  )
}

const premiumWords = t(
  'This is a premium recipe: everyone sees its picture and ingredients, its amounts and steps open with a plan.',
)

function opensHereAlone(url: string): boolean {
  return /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(new URL(url).hostname)
}
