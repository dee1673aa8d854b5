import { computed, inject, type InjectionKey, provide, type Ref } from 'vue'

const gateKey: InjectionKey<Readonly<Ref<boolean>>> = Symbol('cost gate')

/** Tells the fields within that what costs points is closed, as long as it is: their keys and pickers stay shut too. */
export function provideCostLock(isShut: Readonly<Ref<boolean>>): void {
  provide(gateKey, isShut)
}

/** Whether what costs points is closed here; false outside of any gate. */
export function useCostLock(): Readonly<Ref<boolean>> {
  return inject(
    gateKey,
    computed(() => false),
  )
}
