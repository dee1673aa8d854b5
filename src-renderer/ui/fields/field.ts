import { computed, inject, type InjectionKey, onMounted, useId, useTemplateRef } from 'vue'

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

/** Present inside a dialog, which sets the initial focus itself. */
export const dialogKey: InjectionKey<true> = Symbol('dialog')

/**
 * Connects the parts of a field: its ids, the attributes of its control, and focusing the control. The control is the
 * element with the template ref `control`; hint and error are listed in `aria-describedby` only while they are shown.
 */
export function useField(props: FieldProps) {
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
  const control = useTemplateRef<HTMLElement>('control')
  const focus = () => control.value?.focus()
  const inDialog = inject(dialogKey, false)
  onMounted(() => {
    if (props.initialFocus && !inDialog) focus()
  })
  return { id, hintId, errorId, attributes, focus }
}

/** Shared by the frame of a field and its control. */
export type FieldBindings = ReturnType<typeof useField>
