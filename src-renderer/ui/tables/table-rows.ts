import type { InjectionKey } from 'vue'

/** Tells a row of a table whether its actions are to be drawn. */
export const showsActionsKey: InjectionKey<(rowKey: string) => boolean> = Symbol('shows actions')
