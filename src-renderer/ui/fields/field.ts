import { computed, type ComputedRef, inject, onMounted, useId, type InjectionKey, type ShallowRef } from 'vue'

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

/** What every control of a field bears besides its id: its name, whether it can be used, what describes it. */
export interface ControlAttributes {
  readonly name: string | undefined
  readonly required: boolean | undefined
  readonly disabled: boolean | undefined
  readonly 'data-initial-focus': true | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

/** The ids that tie a control to its label, its hint and its error, and the control's own attributes for `v-bind`. */
export interface FieldTies {
  readonly id: string
  readonly hintId: string
  readonly errorId: string
  readonly attributes: ComputedRef<ControlAttributes>
}

/** Present inside a dialog, which places the first focus itself. */
export const dialogKey: InjectionKey<true> = Symbol('dialog')

/** Ids and attributes for one field; hint and error are named in `aria-describedby` only while they are shown. */
export function useField(props: FieldProps): FieldTies {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const attributes = computed(() => {
    const shown = [props.error ? errorId : '', props.hint ? hintId : ''].filter((tie) => tie !== '')
    return {
      name: props.name,
      required: props.required,
      disabled: props.disabled,
      'data-initial-focus': props.initialFocus || undefined,
      'aria-invalid': props.error ? true : undefined,
      'aria-describedby': shown.length > 0 ? shown.join(' ') : undefined,
    } as const
  })
  return { id, hintId, errorId, attributes }
}

/** Focuses the control when its page appears. */
export function useInitialFocus(props: FieldProps, control: Readonly<ShallowRef<HTMLElement | null>>): void {
  const inDialog = inject(dialogKey, false)
  onMounted(() => {
    if (props.initialFocus && !inDialog) control.value?.focus()
  })
}
