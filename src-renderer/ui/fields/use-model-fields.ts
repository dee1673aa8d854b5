import type { Ref } from 'vue'

/** Each part of a form as a field of its own: what is set makes a new form, and the others stay. */
export function useModelFields<Form extends object>(form: Ref<Form>): { -readonly [Key in keyof Form]: Form[Key] } {
  return partsOf(form, () => true)
}

/** The parts of a form that one of several is picked for: no choice at all leaves a part as it is. */
export function useChoiceFields<Form extends object>(
  form: Ref<Form>,
): { -readonly [Key in keyof Form]: Form[Key] | null } {
  return partsOf(form, (value) => value !== null)
}

/** The parts of a form that a whole number is written for: no number at all leaves a part as it is. */
export function useWholeNumberFields<Form extends object>(
  form: Ref<Form>,
): { -readonly [Key in keyof Form]: Form[Key] | null } {
  return partsOf(form, (value) => value !== null, Math.round)
}

function partsOf<Form extends object>(
  form: Ref<Form>,
  isTaken: (value: unknown) => boolean,
  made: (value: never) => unknown = (value) => value,
): Form {
  return new Proxy({} as Form, {
    get: (_, key) => Reflect.get(form.value, key),
    has: (_, key) => key in form.value,
    set: (_, key, value: never) => {
      if (isTaken(value)) form.value = { ...form.value, [key]: made(value) }
      return true
    },
  })
}
