import type { InjectionKey } from 'vue'

/** Injection key: whether the actions of a row are rendered. */
export const showsActionsKey: InjectionKey<(rowKey: string) => boolean> = Symbol('shows actions')
