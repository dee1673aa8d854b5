import { computed, inject, onMounted, useId, type ComputedRef, type InjectionKey, type ShallowRef } from 'vue'

/** What every field takes. */
export interface FieldProps {
  label: string
  hint?: string | null | undefined
  error?: string | null | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  initialFocus?: boolean | undefined
  hideLabel?: boolean | undefined
  name?: string | undefined
}

/** The ids that tie a control to its label, its hint and its error. */
export interface FieldTies {
  readonly id: string
  readonly hintId: string
  readonly errorId: string
  readonly describedBy: ComputedRef<string | undefined>
}

/** Present inside a dialog, which places the first focus itself. */
export const dialogKey: InjectionKey<true> = Symbol('dialog')

/** Ids for one field; hint and error are named in `aria-describedby` only while they are shown. */
export function useField(props: FieldProps): FieldTies {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = computed(() => {
    const shown = [props.error ? errorId : '', props.hint ? hintId : ''].filter((tie) => tie !== '')
    return shown.length > 0 ? shown.join(' ') : undefined
  })
  return { id, hintId, errorId, describedBy }
}

/** Focuses the control when its page appears. */
export function useInitialFocus(props: FieldProps, control: Readonly<ShallowRef<HTMLElement | null>>): void {
  const inDialog = inject(dialogKey, false)
  onMounted(() => {
    if (props.initialFocus && !inDialog) control.value?.focus()
  })
}
