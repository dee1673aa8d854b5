import type { InjectionKey } from 'vue'
import type { GameListPage } from './feature.ts'

/** Injection key for the lists of all games in their shared places, provided by the app. */
export const gameListPagesKey: InjectionKey<readonly GameListPage[]> = Symbol('lists of the games')
