import { inject, type InjectionKey, provide, type ShallowRef, shallowRef, watchEffect } from 'vue'
import type { MoveChoice } from '#shared/games/planetary-sand/replies.ts'
import type { WeaponId } from '#shared/games/planetary-sand/tables/weapons.ts'

/** A shooter whom the desk asks about, and at whom he might fire. */
export interface AimTarget {
  readonly shooter: string
  readonly weapon: WeaponId
  readonly target: string | null
}

/** What the question beside the map is about: who aims at whom, and what still lacks its way. */
export interface MapQuestion {
  readonly aimed: ShallowRef<AimTarget | null>
  readonly errand: ShallowRef<MoveChoice | null>
}

const KEY: InjectionKey<MapQuestion> = Symbol('on the map')

/** What the map shows of the question beside it. */
export function provideMapQuestion(): MapQuestion {
  const shown = { aimed: shallowRef<AimTarget | null>(null), errand: shallowRef<MoveChoice | null>(null) }
  provide(KEY, shown)
  return shown
}

/** Tells the map who aims at whom, as long as the question is open. */
export function useMapAim(aimed: () => AimTarget | null): void {
  const shown = inject(KEY, null)
  watchEffect((whenOver) => {
    if (!shown) return
    shown.aimed.value = aimed()
    whenOver(() => (shown.aimed.value = null))
  })
}

/** Tells the map what is to be done where somebody is dragged to, as long as that is asked. */
export function useMapMoveChoice(errand: () => MoveChoice | null): void {
  const shown = inject(KEY, null)
  watchEffect((whenOver) => {
    if (!shown) return
    shown.errand.value = errand()
    whenOver(() => (shown.errand.value = null))
  })
}
