import type { InjectionKey } from 'vue'
import type { StarAction } from './feature.ts'

/** What all games can begin at a star of the map, as the app provides it. */
export const starActionsKey: InjectionKey<readonly StarAction[]> = Symbol('what begins at a star')
