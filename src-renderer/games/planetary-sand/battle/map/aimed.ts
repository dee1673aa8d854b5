import { inject, type InjectionKey, provide, type ShallowRef, shallowRef, watchEffect } from 'vue'
import type { WeaponId } from '#shared/games/planetary-sand/tables/weapons.ts'

/** A shooter whom the desk asks about, and at whom he might fire. */
export interface Aimed {
  readonly shooter: string
  readonly weapon: WeaponId
  readonly target: string | null
}

const KEY: InjectionKey<ShallowRef<Aimed | null>> = Symbol('aimed')

/** Who aims at whom, for the map beside the question. */
export function provideAimed(): ShallowRef<Aimed | null> {
  const aimed = shallowRef<Aimed | null>(null)
  provide(KEY, aimed)
  return aimed
}

/** Tells the map who aims at whom, as long as the question is open. */
export function useAimed(aimed: () => Aimed | null): void {
  const shown = inject(KEY, null)
  watchEffect((whenOver) => {
    if (!shown) return
    shown.value = aimed()
    whenOver(() => (shown.value = null))
  })
}
