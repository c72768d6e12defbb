/** Who can cook in one kitchen, the owner among them: as many as one subscription covers. */
export const mostMembers = 8

/** Characters. */
export const longestKitchenName = 60
