import type { DirectorName } from '#shared/games/planet28/field/directors.ts'
import { BY_LIST } from './by-list.ts'
import { CAPTAIN } from './captain.ts'
import type { Director } from './director.ts'

/** Everybody who may lead a side. */
export const DIRECTORS: Readonly<Record<DirectorName, Director>> = { list: BY_LIST, captain: CAPTAIN }
