import type { InjectionKey } from 'vue'
import type { StarAction } from './feature.ts'

/** Injection key for the actions of all games at a star of the map, provided by the app. */
export const starActionsKey: InjectionKey<readonly StarAction[]> = Symbol('what begins at a star')
