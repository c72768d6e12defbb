/** What reads and writes diets comes when somebody is signed in: the first screen of a visitor does not carry it. */
export const loadDietCode = () => import('./diet-code.ts')
