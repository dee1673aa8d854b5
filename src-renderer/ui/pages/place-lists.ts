import type { InjectionKey } from 'vue'
import type { PlaceList } from './feature.ts'

/** Injection key for the lists of all games in their shared places, provided by the app. */
export const placeListsKey: InjectionKey<readonly PlaceList[]> = Symbol('lists of the games')
