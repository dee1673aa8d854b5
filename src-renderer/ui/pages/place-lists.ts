import type { InjectionKey } from 'vue'
import type { PlaceList } from './feature.ts'

/** The lists of all games in the places that they share, as the app provides them. */
export const placeListsKey: InjectionKey<readonly PlaceList[]> = Symbol('lists of the games')
