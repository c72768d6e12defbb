import { useQuery } from '@tanstack/react-query'
import type { ComponentProps, SyntheticEvent } from 'react'
import { isToDraw } from '#domain/recipes/cover/cover-to-draw.ts'
import { largePicture } from '../pictures/small-picture.ts'
import { vocabularyQuery } from '../catalogue.ts'

type CoverProps = ComponentProps<'img'> & { src: string }

/** The picture of a recipe. One that has none is drawn of its title and foods; until it is, there stands an empty vessel. */
export function Cover(props: CoverProps) {
  return isToDraw(props.src) ? (
    <DrawnCover {...props} />
  ) : (
    <img alt="" onError={showLarge} {...props} />
  )
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
