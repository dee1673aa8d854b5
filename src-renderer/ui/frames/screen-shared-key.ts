import type { InjectionKey, Ref } from 'vue'

/** Whether others can see this screen, provided once with `app.provide`. Without it secrets stay covered. */
export const screenSharedKey: InjectionKey<Readonly<Ref<boolean>>> = Symbol('screen is shared')
