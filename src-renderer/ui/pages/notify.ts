import { inject, type InjectionKey } from 'vue'

/** Shows a short message at the edge of the window; `harm` for failures. Changes announce themselves, with Undo. */
export type Notify = (message: string, tone?: 'plain' | 'good' | 'harm') => void

/** Injection key, provided by the app. */
export const NOTIFY: InjectionKey<Notify> = Symbol('notify')

export function useNotify(): Notify {
  const notify = inject(NOTIFY)
  if (!notify) throw new Error('The app provides no messages')
  return notify
}
