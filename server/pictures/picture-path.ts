const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** `<user>/<id>.webp` or `<user>/<id>.small.webp`, and nothing that leads anywhere else. */
export const picturePath = new RegExp(`^${uuid}/${uuid}(?:\\.small)?\\.webp$`)

/** `<user>`, in which all pictures of a person lie. */
export const ownerFolder = new RegExp(`^${uuid}$`)
