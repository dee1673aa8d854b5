import { computed, inject, type InjectionKey, provide, type Ref } from 'vue'

const gateKey: InjectionKey<Readonly<Ref<boolean>>> = Symbol('cost gate')

/**
 * Provides to descendant fields whether what costs points is locked, which also disables their shortcuts and pickers.
 */
export function provideCostLock(isShut: Readonly<Ref<boolean>>): void {
  provide(gateKey, isShut)
}

/** Whether what costs points is locked here. False outside a provider. */
export function useCostLock(): Readonly<Ref<boolean>> {
  return inject(
    gateKey,
    computed(() => false),
  )
}
