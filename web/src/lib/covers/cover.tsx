import { useQuery } from '@tanstack/react-query'
import { useContext, type ComponentProps, type SyntheticEvent } from 'react'
import { isToDraw } from '#domain/recipes/cover/cover-to-draw.ts'
import { isBrought } from '../backend/picture-url.ts'
import { useBackendConfig } from '../backend/use-backend-config.ts'
import { largePicture, smallPicture } from '#domain/recipes/cover/small-picture.ts'
import { vocabularyQuery } from '../catalogue.ts'
import { OwnCovers } from './own-covers.ts'

interface CoverProps extends ComponentProps<'img'> {
  src: string
  /** Of a card: the recipe’s id or the dish’s address. Its picture is shown small, or the one that the reader chose of it. */
  of?: number | string
}

/** The picture of a recipe. One that has none is drawn of its title and foods; until it is, there stands an empty vessel. */
export function Cover({ of, ...props }: CoverProps) {
  const covers = useContext(OwnCovers)
  const src = of === undefined ? props.src : smallPicture(covers[of] ?? props.src)
  if (isToDraw(src)) return <DrawnCover {...props} src={src} />
  if (isBrought(src)) return <BroughtCover {...props} src={src} />
  return <img alt="" onError={showLarge} {...props} src={src} />
}

/** Recipes, copies and drafts name what somebody brought by its path: where the backend is, is known when it is shown. */
function BroughtCover({ src, srcSet, ...props }: CoverProps) {
  const url = useBackendConfig()?.url
  if (url === undefined) return <img alt="" {...props} />
  const sizes = srcSet?.replaceAll(/\/storage\/\S+/g, (path) => `${url}${path}`)
  return <img alt="" onError={showLarge} {...props} srcSet={sizes} src={`${url}${src}`} />
}

/** A small one may not be there; the second failure changes nothing. */
function showLarge({ currentTarget: image }: SyntheticEvent<HTMLImageElement>) {
  const large = largePicture(image.src)
  image.srcset = ''
  if (large !== image.src) image.src = large
}

function DrawnCover(props: CoverProps) {
  const { src } = props
  const { data = src } = useQuery({
    queryKey: ['cover', src],
    queryFn: async ({ client }) => {
      const code = import('./draw-cover.ts')
      const vocabulary = await client.ensureQueryData(vocabularyQuery)
      return (await code).drawnPicture(src, vocabulary)
    },
    staleTime: Infinity,
    networkMode: 'always',
  })
  return <img alt="" {...props} src={data} />
}
