import { createContext, useContext } from 'react'

/** By the id of a recipe or the address of a dish: the picture that the reader chose to see of it. */
export type Covers = Readonly<Record<string, string>>

export const noCovers: Covers = {}
export const OwnCovers = createContext(noCovers)

interface Shown {
  id: number | string
  image: string
}

/** The picture of a recipe, as its reader wants to see it. */
export const useCover = ({ id, image }: Shown) => useContext(OwnCovers)[id] ?? image
