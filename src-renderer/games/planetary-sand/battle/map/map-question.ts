import { inject, type InjectionKey, provide, type ShallowRef, shallowRef, watchEffect } from 'vue'
import type { MoveChoice } from '#shared/games/planetary-sand/replies.ts'
import type { WeaponId } from '#shared/games/planetary-sand/tables/weapons.ts'

/** The shooter in question and a possible target. */
export interface AimTarget {
  readonly shooter: string
  readonly weapon: WeaponId
  readonly target: string | null
}

/** State shared between the question panel and the map: the current aim, and the move whose path is still missing. */
export interface MapQuestion {
  readonly aimed: ShallowRef<AimTarget | null>
  readonly errand: ShallowRef<MoveChoice | null>
}

const KEY: InjectionKey<MapQuestion> = Symbol('on the map')

/** Provides the shared state to the map and the panels. */
export function provideMapQuestion(): MapQuestion {
  const shown = { aimed: shallowRef<AimTarget | null>(null), errand: shallowRef<MoveChoice | null>(null) }
  provide(KEY, shown)
  return shown
}

/** Shows an aim on the map while the calling component is mounted. */
export function useMapAim(aimed: () => AimTarget | null): void {
  const shown = inject(KEY, null)
  watchEffect((whenOver) => {
    if (!shown) return
    shown.aimed.value = aimed()
    whenOver(() => (shown.aimed.value = null))
  })
}

/** Applies a move choice to pieces dragged on the map while the calling component is mounted. */
export function useMapMoveChoice(errand: () => MoveChoice | null): void {
  const shown = inject(KEY, null)
  watchEffect((whenOver) => {
    if (!shown) return
    shown.errand.value = errand()
    whenOver(() => (shown.errand.value = null))
  })
}
